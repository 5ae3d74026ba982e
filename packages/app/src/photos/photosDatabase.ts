/** The database of photos that wait to be sent, apart from the code that fills it. */
export const PHOTOS_DATABASE = "stylin-photos"
