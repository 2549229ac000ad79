import http from 'node:http';

/**
 * Opens a connection for every request of a test. workerd closes one that is idle for five
 * seconds, and a test process that was busy meanwhile would send its next request into it.
 */
const { fetch } = globalThis;
globalThis.fetch = (input, init = {}) => {
  // A Worker's own requests pass through this process as Request objects.
  if (init.constructor !== Object) return fetch(input, init);
  const headers = new Headers(init.headers);
  headers.set('Connection', 'close');
  return fetch(input, { ...init, headers });
};
http.globalAgent = new http.Agent({ keepAlive: false });
