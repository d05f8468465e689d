print("unfold")
