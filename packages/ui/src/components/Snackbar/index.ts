export { SNACKBAR_COLOURS, Snackbar, type SnackbarColour, type SnackbarProps } from "./Snackbar.tsx"
