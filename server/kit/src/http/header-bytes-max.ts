/**
 * Limit of a request's headers, in bytes, for all servers. Our own clients send less than one KiB; a
 * browser with every header that it supports, about two.
 */
export const HEADER_BYTES_MAX = 16_384;
