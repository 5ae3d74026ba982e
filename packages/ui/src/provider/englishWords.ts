import { ACTIVITY_PICKER_WORDS } from "../components/ActivityPicker/activityPickerWords.ts"
import { BUTTON_WORDS } from "../components/Button/buttonWords.ts"
import { CALIBRATION_CARD_WORDS } from "../components/CalibrationCard/calibrationCardWords.ts"
import { CAMERA_WORDS } from "../components/CameraView/cameraWords.ts"
import { CONFIRM_MODAL_WORDS } from "../components/ConfirmModal/confirmModalWords.ts"
import { CROP_BOX_WORDS } from "../components/CropBox/cropBoxWords.ts"
import { ERROR_STATE_WORDS } from "../components/ErrorState/errorStateWords.ts"
import { ITEM_CARD_WORDS } from "../components/ItemCard/itemCardWords.ts"
import { ITEM_CAROUSEL_WORDS } from "../components/ItemCarousel/itemCarouselWords.ts"
import { LOOK_CARD_WORDS } from "../components/LookCard/lookCardWords.ts"
import { MODAL_WORDS } from "../components/Modal/modalWords.ts"
import { NAVBAR_WORDS } from "../components/Navbar/navbarWords.ts"
import { PASSWORD_FIELD_WORDS } from "../components/PasswordField/passwordFieldWords.ts"
import { PHOTO_WORDS } from "../components/PhotoGrid/photoWords.ts"
import { REVIEW_WORDS } from "../components/ReviewItem/reviewWords.ts"
import { SEARCH_RESULT_CARD_WORDS } from "../components/SearchResultCard/searchResultCardWords.ts"
import { SNACKBAR_WORDS } from "../components/Snackbar/snackbarWords.ts"
import { SPLASH_GALLERY_WORDS } from "../components/SplashGallery/splashGalleryWords.ts"
import { STAGED_LOADER_WORDS } from "../components/StagedLoader/stagedLoaderWords.ts"
import { STEPPER_HEADER_WORDS } from "../components/StepperHeader/stepperHeaderWords.ts"
import { TAG_WORDS } from "../components/TagColumns/tagWords.ts"
import { TIPS_OVERLAY_WORDS } from "../components/TipsOverlay/tipsOverlayWords.ts"
import { WARDROBE_ITEM_WORDS } from "../components/WardrobeItem/wardrobeItemWords.ts"
import { WARDROBE_SECTION_WORDS } from "../components/WardrobeSection/wardrobeSectionWords.ts"
import type { StylinWords } from "./StylinWords.ts"

/** The whole catalogue in English, to translate from; components bring their own part of it. */
export const ENGLISH_WORDS: StylinWords = {
  ActivityPicker: ACTIVITY_PICKER_WORDS,
  Button: BUTTON_WORDS,
  CalibrationCard: CALIBRATION_CARD_WORDS,
  CameraView: CAMERA_WORDS,
  ConfirmModal: CONFIRM_MODAL_WORDS,
  CropBox: CROP_BOX_WORDS,
  ErrorState: ERROR_STATE_WORDS,
  ItemCard: ITEM_CARD_WORDS,
  ItemCarousel: ITEM_CAROUSEL_WORDS,
  LookCard: LOOK_CARD_WORDS,
  Modal: MODAL_WORDS,
  Navbar: NAVBAR_WORDS,
  PasswordField: PASSWORD_FIELD_WORDS,
  PhotoGrid: PHOTO_WORDS,
  ReviewItem: REVIEW_WORDS,
  SearchResultCard: SEARCH_RESULT_CARD_WORDS,
  Snackbar: SNACKBAR_WORDS,
  SplashGallery: SPLASH_GALLERY_WORDS,
  StagedLoader: STAGED_LOADER_WORDS,
  StepperHeader: STEPPER_HEADER_WORDS,
  TagColumns: TAG_WORDS,
  TipsOverlay: TIPS_OVERLAY_WORDS,
  WardrobeItem: WARDROBE_ITEM_WORDS,
  WardrobeSection: WARDROBE_SECTION_WORDS,
}
