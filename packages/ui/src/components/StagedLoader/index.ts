export { StagedLoader, type StagedLoaderProps } from "./StagedLoader.tsx"
