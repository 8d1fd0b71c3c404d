/** The product's name. */
export const PRODUCT_NAME = 'Styrbord';
/** The time zone of all races, wherever the device or the server is. */
export const TIME_ZONE = 'Europe/Stockholm';
