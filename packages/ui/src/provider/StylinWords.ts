import type { ActivityPickerWords } from "../components/ActivityPicker/activityPickerWords.ts"
import type { ButtonWords } from "../components/Button/buttonWords.ts"
import type { CalibrationCardWords } from "../components/CalibrationCard/calibrationCardWords.ts"
import type { CameraWords } from "../components/CameraView/cameraWords.ts"
import type { ConfirmModalWords } from "../components/ConfirmModal/confirmModalWords.ts"
import type { CropBoxWords } from "../components/CropBox/cropBoxWords.ts"
import type { ErrorStateWords } from "../components/ErrorState/errorStateWords.ts"
import type { ItemCardWords } from "../components/ItemCard/itemCardWords.ts"
import type { ItemCarouselWords } from "../components/ItemCarousel/itemCarouselWords.ts"
import type { LookCardWords } from "../components/LookCard/lookCardWords.ts"
import type { ModalWords } from "../components/Modal/modalWords.ts"
import type { NavbarWords } from "../components/Navbar/navbarWords.ts"
import type { PasswordFieldWords } from "../components/PasswordField/passwordFieldWords.ts"
import type { PhotoGridWords } from "../components/PhotoGrid/photoWords.ts"
import type { ReviewWords } from "../components/ReviewItem/reviewWords.ts"
import type { SearchResultCardWords } from "../components/SearchResultCard/searchResultCardWords.ts"
import type { SnackbarWords } from "../components/Snackbar/snackbarWords.ts"
import type { SplashGalleryWords } from "../components/SplashGallery/splashGalleryWords.ts"
import type { StagedLoaderWords } from "../components/StagedLoader/stagedLoaderWords.ts"
import type { StepperHeaderWords } from "../components/StepperHeader/stepperHeaderWords.ts"
import type { TagColumnsWords } from "../components/TagColumns/tagWords.ts"
import type { TipsOverlayWords } from "../components/TipsOverlay/tipsOverlayWords.ts"
import type { WardrobeItemWords } from "../components/WardrobeItem/wardrobeItemWords.ts"
import type { WardrobeSectionWords } from "../components/WardrobeSection/wardrobeSectionWords.ts"

/** Every word that the components say by themselves, by component. */
export interface StylinWords {
  ActivityPicker: ActivityPickerWords
  Button: ButtonWords
  CalibrationCard: CalibrationCardWords
  CameraView: CameraWords
  ConfirmModal: ConfirmModalWords
  CropBox: CropBoxWords
  ErrorState: ErrorStateWords
  ItemCard: ItemCardWords
  ItemCarousel: ItemCarouselWords
  LookCard: LookCardWords
  /** Of `BottomSheet` and `ConfirmModal` too. */
  Modal: ModalWords
  Navbar: NavbarWords
  PasswordField: PasswordFieldWords
  PhotoGrid: PhotoGridWords
  ReviewItem: ReviewWords
  SearchResultCard: SearchResultCardWords
  Snackbar: SnackbarWords
  SplashGallery: SplashGalleryWords
  StagedLoader: StagedLoaderWords
  StepperHeader: StepperHeaderWords
  TagColumns: TagColumnsWords
  TipsOverlay: TipsOverlayWords
  WardrobeItem: WardrobeItemWords
  WardrobeSection: WardrobeSectionWords
}
