export { PICTURE_RATIOS, Picture, type PictureProps, type PictureRatio } from "./Picture.tsx"
