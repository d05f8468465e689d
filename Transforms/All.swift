// all
