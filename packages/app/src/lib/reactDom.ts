// In the same file as React (vite.config): there it runs before the app's, as a task of its own.
export { createRoot, hydrateRoot } from "react-dom/client"
