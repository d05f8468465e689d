// Projects
