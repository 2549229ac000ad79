/**
 * Interface icons with a 24 × 24 view box. The class `icon` sets their stroke width of
 * 2.5.
 */
const drawings = {
  menu: '<path d="M3 7h18M3 13h18"/><path d="M7 18.5h10"/>',
  close: '<path d="m5 5 14 14M19 5 5 19"/>',
  down: '<path d="m5 9 7 7 7-7"/>',
  right: '<path d="M4 12h15M13 5.5 19.5 12 13 18.5"/>',
  search: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.5 15.5 5 5"/>',
  phone:
    '<path d="M5 4h4l2 5-2.5 2a12 12 0 0 0 5 5l2-2.5 5 2v4c0 1-1 1.5-2 1.5C10.5 20.5 4 14 3.5 6 3.5 5 4 4 5 4z"/>',
  mail: '<path d="M3 6h18v9a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4z"/><path d="m3.5 6.5 8.5 7 8.5-7"/>',
  pin: '<path d="M12 21.5c-5-5.5-7.5-9-7.5-12a7.5 7.5 0 0 1 15 0c0 3-2.5 6.5-7.5 12z"/><path d="M9 9a3 3 0 0 0 6 0z" fill="currentColor"/>',
  download: '<path d="M12 3v12M6.5 10l5.5 5.5 5.5-5.5M4 20.5h16"/>',
  file: '<path d="M6 3h8l5 5v13H6zM14 3v5h5"/><path d="M9.5 13h6M9.5 17h4"/>',
  share: '<path d="M12 15V3M7.5 7 12 2.5 16.5 7M5 11v9.5h14V11"/>',
  play: '<path d="M7 4.5v15l12-7.5z" fill="currentColor"/>',
  pause: '<path d="M8 5v14M16 5v14"/>',
  instagram:
    '<rect x="3.5" y="3.5" width="17" height="17" rx="5"/><circle cx="12" cy="12" r="4"/><path d="M17 7v.01"/>',
  facebook: '<path d="M13.5 21V9.5C13.5 7 15 5.5 18 6M9 12.5h7.5"/>',
  youtube:
    '<rect x="2.5" y="5" width="19" height="14" rx="5"/><path d="M10 9v6l5-3z" fill="currentColor"/>',
  heart:
    '<path d="M12 20.5C5 15.5 2.5 12 2.5 8.5a4.7 4.7 0 0 1 9.5-1 4.7 4.7 0 0 1 9.5 1c0 3.5-2.5 7-9.5 12z"/>',
  sound:
    '<path d="M3.5 9h4L13 4.5v15L7.5 15h-4z" fill="currentColor"/><path d="M16.5 9a4.5 4.5 0 0 1 0 6M19 5.5a9.5 9.5 0 0 1 0 13"/><path d="m17 9.5 5 5M22 9.5l-5 5"/>',
};

export type IconName = keyof typeof drawings;

/** Returns the content of an icon's `<svg>`. */
export const iconDrawing = (name: IconName): string => drawings[name];
