let visitors = 0;

/**
 * The header with the address of a new visitor, so that nobody reaches another's rate
 * limit. Test workers post to the same site: each has addresses of its own.
 */
export const newVisitorAddress = () => ({
  'CF-Connecting-IP': `10.${process.pid % 256}.${(visitors >> 8) & 255}.${visitors++ & 255}`,
});
