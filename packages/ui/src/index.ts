export {
  type ActivityChoice,
  ActivityPicker,
  type ActivityPickerProps,
} from "./components/ActivityPicker/index.ts"
export {
  AVATAR_SIZES,
  Avatar,
  type AvatarProps,
  type AvatarSize,
} from "./components/Avatar/index.ts"
export { BADGE_TONES, Badge, type BadgeProps, type BadgeTone } from "./components/Badge/index.ts"
export {
  type BodyTypeChoice,
  BodyTypePicker,
  type BodyTypePickerProps,
} from "./components/BodyTypePicker/index.ts"
export { BottomSheet, type BottomSheetProps } from "./components/BottomSheet/index.ts"
export {
  BUTTON_VARIANTS,
  Button,
  type ButtonProps,
  type ButtonVariant,
} from "./components/Button/index.ts"
export { CalibrationCard, type CalibrationCardProps } from "./components/CalibrationCard/index.ts"
export {
  type Camera,
  type CameraDevices,
  type CameraProblem,
  type CameraState,
  CameraView,
  type CameraViewProps,
  type CameraWords,
  FaceOval,
  type FaceOvalProps,
  type FacingMode,
  type Shot,
  type UseCameraOptions,
  useCamera,
} from "./components/CameraView/index.ts"
export { Checkbox, type CheckboxProps } from "./components/Checkbox/index.ts"
export { type Choice, ChoiceChips, type ChoiceChipsProps } from "./components/ChoiceChips/index.ts"
export { CodeField, type CodeFieldProps } from "./components/CodeField/index.ts"
export { ConfirmModal, type ConfirmModalProps } from "./components/ConfirmModal/index.ts"
export {
  CROP_EDGES,
  CropBox,
  type CropBoxProps,
  type CropBoxWords,
  type CropEdge,
  type CropValue,
} from "./components/CropBox/index.ts"
export { EmptyState, type EmptyStateProps } from "./components/EmptyState/index.ts"
export { ErrorState, type ErrorStateProps } from "./components/ErrorState/index.ts"
export {
  FullScreenLoader,
  type FullScreenLoaderProps,
} from "./components/FullScreenLoader/index.ts"
export { IconButton, type IconButtonProps } from "./components/IconButton/index.ts"
export {
  ALTERNATIVE_DELAY,
  ItemCard,
  type ItemCardItem,
  type ItemCardProps,
} from "./components/ItemCard/index.ts"
export { ItemCarousel, type ItemCarouselProps } from "./components/ItemCarousel/index.ts"
export {
  LookCard,
  type LookCardPartRefs,
  type LookCardProps,
  LookCardSkeleton,
  type LookCardSkeletonProps,
  type LookReason,
} from "./components/LookCard/index.ts"
export { Modal, type ModalProps } from "./components/Modal/index.ts"
export {
  HIDE_BEYOND,
  NAVBAR_SHOWN,
  Navbar,
  type NavbarItem,
  type NavbarProps,
  type NavbarVisibility,
  navbarVisibility,
  REAPPEAR_WITHIN,
  type ScrollPosition,
  useNavbarHidden,
} from "./components/Navbar/index.ts"
export { PageHeader, type PageHeaderProps } from "./components/PageHeader/index.ts"
export { PasswordField, type PasswordFieldProps } from "./components/PasswordField/index.ts"
export {
  type GridPhoto,
  type PhotoCounts,
  PhotoGrid,
  type PhotoGridProps,
  type PhotoGridWords,
  type PhotoProgress,
} from "./components/PhotoGrid/index.ts"
export {
  PICTURE_RATIOS,
  Picture,
  type PictureProps,
  type PictureRatio,
} from "./components/Picture/index.ts"
export { ProgressBar, type ProgressBarProps } from "./components/ProgressBar/index.ts"
export {
  REVIEW_FIELDS,
  type ReviewChange,
  type ReviewChoice,
  type ReviewColour,
  type ReviewField,
  ReviewItem,
  type ReviewItemProps,
  ReviewItemSkeleton,
  type ReviewItemSkeletonProps,
  type ReviewPicture,
  type ReviewValue,
  type ReviewWords,
} from "./components/ReviewItem/index.ts"
export {
  SearchResultCard,
  type SearchResultCardProps,
  SearchResultListSkeleton,
  type SearchResultListSkeletonProps,
} from "./components/SearchResultCard/index.ts"
export {
  SelectField,
  type SelectFieldProps,
  type SelectOption,
} from "./components/SelectField/index.ts"
export {
  SKELETON_SHAPES,
  Skeleton,
  type SkeletonProps,
  type SkeletonShape,
} from "./components/Skeleton/index.ts"
export {
  SNACKBAR_TONES,
  Snackbar,
  type SnackbarProps,
  type SnackbarTone,
} from "./components/Snackbar/index.ts"
export { Spinner, type SpinnerProps } from "./components/Spinner/index.ts"
export {
  ROTATION_TIMINGS,
  type RotationTimings,
  SplashGallery,
  type SplashGalleryItem,
  type SplashGalleryLook,
  type SplashGalleryProps,
} from "./components/SplashGallery/index.ts"
export { StagedLoader, type StagedLoaderProps } from "./components/StagedLoader/index.ts"
export { StepperHeader, type StepperHeaderProps } from "./components/StepperHeader/index.ts"
export {
  applyTagMove,
  type TagColumn,
  TagColumns,
  type TagColumnsProps,
  type TagColumnsWords,
  type TagMove,
  type TagPlace,
  type TagPosition,
} from "./components/TagColumns/index.ts"
export { TextArea, type TextAreaProps } from "./components/TextArea/index.ts"
export { TextField, type TextFieldProps } from "./components/TextField/index.ts"
export { TextLink, type TextLinkProps } from "./components/TextLink/index.ts"
export {
  TIP_PLACEMENTS,
  type Tip,
  type TipPlacement,
  type TipsEnd,
  TipsOverlay,
  type TipsOverlayProps,
} from "./components/TipsOverlay/index.ts"
export {
  TOOLTIP_PLACEMENTS,
  Tooltip,
  type TooltipPlacement,
  type TooltipProps,
} from "./components/Tooltip/index.ts"
export { UploadOption, type UploadOptionProps } from "./components/UploadOption/index.ts"
export { VisuallyHidden, type VisuallyHiddenProps } from "./components/VisuallyHidden/index.ts"
export {
  WardrobeItem,
  type WardrobeItemProps,
  WardrobeItemSkeleton,
  type WardrobeItemSkeletonProps,
} from "./components/WardrobeItem/index.ts"
export {
  WardrobeSection,
  type WardrobeSectionProps,
  WardrobeSectionSkeleton,
  type WardrobeSectionSkeletonProps,
  type WardrobeShelf,
} from "./components/WardrobeSection/index.ts"
export {
  DIALOG_CLOSERS,
  type DialogBehaviour,
  type DialogCloser,
  type DialogClosing,
  type DialogElementProps,
  useDialog,
} from "./hooks/useDialog.ts"
export { useFocusAfterRemoval } from "./hooks/useFocusAfterRemoval.ts"
export {
  AddIcon,
  AddPhotoIcon,
  AlertIcon,
  BackIcon,
  CameraIcon,
  CheckIcon,
  CloseIcon,
  DeleteIcon,
  FeedIcon,
  ForwardIcon,
  HeartIcon,
  HideIcon,
  type Icon,
  KeepIcon,
  MoreIcon,
  NextIcon,
  PauseIcon,
  PersonIcon,
  PlanIcon,
  PlayIcon,
  PreviousIcon,
  RefreshIcon,
  SearchIcon,
  ShowIcon,
  SwitchCameraIcon,
  WardrobeIcon,
} from "./icons/index.ts"
export {
  ENGLISH_WORDS,
  formatPrice,
  type Money,
  type Price,
  type Stylin,
  type StylinImageProps,
  type StylinLinkProps,
  StylinProvider,
  type StylinProviderProps,
  type StylinSettings,
  type StylinWords,
  type StylinWordsChoice,
  useStylin,
} from "./provider/index.ts"
export { GlobalStyle, ScopedStyle, TokenStyle, type TokenStyleProps } from "./styles/index.ts"
export {
  COLOUR_NAMES,
  type ColourName,
  colour,
  colourProperty,
  font,
  layer,
  letterSpacing,
  lineHeight,
  media,
  motion,
  pageWidth,
  palette,
  radius,
  shadow,
  space,
  THEMES,
  type Theme,
  type TokenValues,
  target,
  textSize,
  themeCss,
  themeRules,
  tokenProperty,
  tokenValues,
  weight,
} from "./tokens/index.ts"
