/** Collars faced with velvet, which says neither that a garment has no lapels nor that it is of velvet. */
export const VELVET_COLLARS =
  "velvet collar|velvet collared|velvet trim collar|velvet trimmed collar|velveteen collar|velveteen collared|velveteen trim collar|velveteen trimmed collar"

/** The same with the cloth last. */
export const COLLARS_OF_VELVET =
  "collar in velvet|collar of velvet|collar in velveteen|collar of velveteen"
