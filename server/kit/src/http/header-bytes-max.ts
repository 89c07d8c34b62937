/**
 * The longest head of a request that any of our servers reads. Our own clients send less than one
 * KiB; a browser with every header that it knows, about two.
 */
export const HEADER_BYTES_MAX = 16_384;
