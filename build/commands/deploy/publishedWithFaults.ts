/** The status of a deployment that has succeeded, with a fault in what is published. */
export const publishedWithFaults = 3;
