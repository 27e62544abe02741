"""The machine: state, steps, actions, chance, history, views and records. It knows no rule of Cyclades."""
