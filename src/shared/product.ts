/** The product's name, said once. */
export const PRODUCT_NAME = 'Styrbord';
/** Races are sailed by this clock, wherever the device or the server is. */
export const TIME_ZONE = 'Europe/Stockholm';
