type Area = 'localStorage' | 'sessionStorage';

/** Reads a stored value; null if there is none, or if storage is blocked. */
export function read(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Reads stored JSON; null if there is none, or if it is not valid. */
export function readJson(area: Area, key: string): unknown {
  try {
    return JSON.parse(read(area, key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value, or removes it with null. If storage is blocked, nothing happens. */
export function store(area: Area, key: string, value: string | null): void {
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, value);
  } catch (error) {
    console.warn(error);
  }
}
