# What the courses are called, and what every lesson says.

first-game = Your first game
further = Heroes, the classic edition and its boxes

over = This lesson is done. Go on to the next one, or begin it again.
