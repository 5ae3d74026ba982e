export { SNACKBAR_TONES, Snackbar, type SnackbarProps, type SnackbarTone } from "./Snackbar.tsx"
