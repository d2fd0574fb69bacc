/**
 * One set of icons for boards, prompts, chronicle, rules and help, drawn on a grid of 24.
 * Lines take the colour of the words around them; `class="body"` is the soft filling of a piece.
 */
const goods = {
  coin: '<circle class="body" cx="12" cy="12" r="9"/><circle cx="12" cy="12" r="9"/><circle cx="12" cy="12" r="5.8" stroke-dasharray="1.5 2.2"/><path d="M12 8.8v6.4M8.8 12h6.4"/>',
  food: '<path class="body" d="M4 11h16a8 8 0 0 1-16 0z"/><path d="M3.5 11h17M4 11a8 8 0 0 0 16 0M9 19.500h6M8 8c-1-1.2 1-2 0-3.500M12 8c-1-1.2 1-2 0-3.500M16 8c-1-1.2 1-2 0-3.5"/>',
  iron: '<path class="body" d="M7 8h10l3.5 9h-17z"/><path d="M7 8h10l3.5 9h-17zM9.5 8l-1 9M14.5 8l1 9"/>',
  pearl: '<circle class="body" cx="12" cy="12" r="7.5"/><circle cx="12" cy="12" r="7.5"/><path d="M7.8 11.5a4.3 4.3 0 0 1 3.7-3.7M18.5 3v3M17 4.5h3"/>',
  whisk: '<path class="body" d="M8 12h8l1.5 8h-11z"/><path d="M10 3h4v7h-4zM8 12h8l1.5 8.500h-11zM10.5 12l-1 8.500M13.5 12l1 8.5"/>',
  seal: '<rect class="body" x="4" y="4" width="16" height="16" rx="4"/><rect x="4" y="4" width="16" height="16" rx="4"/><path d="M8 8h8M12 8v8M8.5 12h7M8 16h8"/>',
  gunpowder: '<path class="body" d="M7 5h10c1.5 4.5 1.5 9.5 0 14H7c-1.5-4.5-1.5-9.5 0-14z"/><path d="M7 5h10c1.5 4.5 1.5 9.5 0 14H7c-1.5-4.5-1.5-9.5 0-14zM6.2 9h11.600M6.2 15h11.600M12 5c0-2 1-3 3-3"/>',
  gem: '<path class="body" d="M7 4h10l4 6-9 11L3 10z"/><path d="M7 4h10l4 6-9 11L3 10zM3 10h18M9 10l3 11 3-11-3-6z"/>',
  map: '<path class="body" d="m3 6 6-2 6 2 6-2v14l-6 2-6-2-6 2z"/><path d="m3 6 6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14"/>',
  sword: '<path class="body" d="M19.5 3.5 20 8l-8.5 8.5-4-4L16 4z"/><path d="m20.5 3-.5 5-8.5 8.5-4-4L16 4zM5.5 11l7.5 7.500M8 16l-4.5 4.5"/>',
  kite: '<path class="body" d="M13 3l7 6-7 7-5-6z"/><path d="m13 3 7 6-7 7-5-6zM13 3v13M8 10l12-1M13 16c-1 2-4 0-5 2s-3 1-4 3"/>',
  die: '<rect class="body" x="4" y="4" width="16" height="16" rx="3.5"/><rect x="4" y="4" width="16" height="16" rx="3.5"/><g class="dot"><circle cx="8.5" cy="8.5" r="1.4"/><circle cx="15.5" cy="8.5" r="1.4"/><circle cx="12" cy="12" r="1.4"/><circle cx="8.5" cy="15.5" r="1.4"/><circle cx="15.5" cy="15.5" r="1.4"/></g>',
  hourglass: '<path class="body" d="M7 3.500h10c0 4.5-2.5 6-4 8.5 1.5 2.5 4 4 4 8.500H7c0-4.5 2.5-6 4-8.5-1.5-2.5-4-4-4-8.500z"/><path d="M5.5 3.500h13M5.5 20.500h13M7 3.500c0 4.5 2.5 6 4 8.5-1.5 2.5-4 4-4 8.500M17 3.500c0 4.5-2.5 6-4 8.5 1.5 2.5 4 4 4 8.5"/>',
  card: '<rect class="body" x="6" y="3" width="12" height="18" rx="2"/><rect x="6" y="3" width="12" height="18" rx="2"/><path d="m12 8 3 4-3 4-3-4z"/>',
  cards: '<rect class="body" x="8.5" y="4" width="11" height="16" rx="2"/><rect x="8.5" y="4" width="11" height="16" rx="2"/><path d="M5.5 7v11.500M2.8 9.500v7"/>',
  skull: '<path class="body" d="M12 3c-5 0-8 3.3-8 7.5 0 3 1.5 4.7 3.5 5.700V20h9v-3.800c2-1 3.5-2.7 3.5-5.700C20 6.3 17 3 12 3z"/><path d="M12 3c-5 0-8 3.3-8 7.5 0 3 1.5 4.7 3.5 5.700V20h9v-3.800c2-1 3.5-2.7 3.5-5.700C20 6.3 17 3 12 3zM10.5 20v-2.500M13.5 20v-2.5"/><g class="dot"><circle cx="8.8" cy="11" r="1.7"/><circle cx="15.2" cy="11" r="1.7"/></g>',
  treasure: '<path class="body" d="M3.5 10c0-3 2-4.5 4-4.500h9c2 0 4 1.5 4 4.500v9h-17z"/><path d="M3.5 10c0-3 2-4.5 4-4.500h9c2 0 4 1.5 4 4.500v9h-17zM3.5 11.500h17"/><path d="M10.5 10h3v4h-3z"/>',
  ship: '<path class="body" d="M3 15h18l-3 5.500H6z"/><path d="M3 15h18l-3 5.500H6zM12 15V3M12 4c5 1.5 6 5 6 8.500h-6M12 6c-3.5 1-5 3.5-5 6.500h5"/>',
  junk: '<path class="body" d="M2.5 15c6 2 13 2 19 0l-2.5 5.500H5z"/><path d="M2.5 15c6 2 13 2 19 0l-2.5 5.500H5zM11 16V3M11 3.500l7.5 2-1 8H11M11 7l7.2 1M11 10.300l6.8.600M11 5l-5 2.500V13h5"/>',
  cannon: '<path class="body" d="M3 10l13-4 1.5 5-13 4z"/><path d="m3 10 13-4 1.5 5-13 4.200zM17 8.500h4M14 13.500l3 5H6"/><circle cx="9.5" cy="16.5" r="4"/>',
  flag: '<path class="body" d="M6 4h13l-3 4.5 3 4.500H6z"/><path d="M6 21V4h13l-3 4.5 3 4.500H6"/>',
  hat: '<path class="body" d="M2.5 16c2-1 3-3 4-6 1-3 3-4.5 5.5-4.500s4.5 1.5 5.5 4.500c1 3 2 5 4 6-6 3.5-13 3.5-19 0z"/><path d="M2.5 16c2-1 3-3 4-6 1-3 3-4.5 5.5-4.500s4.5 1.5 5.5 4.500c1 3 2 5 4 6-6 3.5-13 3.5-19 0zM9.5 11.500h5"/>',
  sailor: '<circle class="body" cx="12" cy="9" r="4"/><path d="M7.5 7h9l-1-3.500h-7zM8 8a4 4 0 1 0 8 0M4.5 20.500c.5-4.5 3.5-6.5 7.5-6.500s7 2 7.5 6.500M9 14.500l3 3 3-3"/>',
  crown: '<path class="body" d="M3.5 8l4.5 4 4-7 4 7 4.5-4-2 10.500h-13z"/><path d="m3.5 8 4.5 4 4-7 4 7 4.5-4-2 10.500h-13z"/>',
  fan: '<path class="body" d="M12 20 2.5 10c5-5 14-5 19 0z"/><path d="M12 20 2.5 10c5-5 14-5 19 0zM12 20 8 7M12 20l4-13M12 20V6.2"/>',
  person: '<circle class="body" cx="12" cy="8" r="4.5"/><circle cx="12" cy="8" r="4.5"/><path d="M4 20.500c.5-4.5 3.5-6.5 8-6.500s7.5 2 8 6.5"/>',
  gate: '<path d="M3 5c6 2 12 2 18 0M4.5 9.500h15M7.5 6.500v14M16.5 6.500v14"/>',
  sun: '<circle class="body" cx="12" cy="12" r="4.5"/><circle cx="12" cy="12" r="4.5"/><path d="M12 2v2.500M12 19.500V22M2 12h2.500M19.5 12H22M5 5l1.7 1.700M17.3 17.3 19 19M19 5l-1.7 1.700M6.7 17.3 5 19"/>',
  moon: '<path class="body" d="M19.5 14.500A8.5 8.5 0 0 1 9.5 4.500a8.5 8.5 0 1 0 10 10z"/><path d="M19.5 14.500A8.5 8.5 0 0 1 9.5 4.500a8.5 8.5 0 1 0 10 10z"/>',
};

const emblems = {
  anchor: '<circle cx="12" cy="5" r="2.2"/><path d="M12 7.200V20M8 10.500h8M4 13.500c.5 4.5 4 6.5 8 6.500s7.5-2 8-6.500M4 13.500l-1.5 2.500M4 13.500l3 1M20 13.500l1.5 2.500M20 13.500l-3 1"/>',
  wheel: '<circle class="body" cx="12" cy="12" r="6"/><circle cx="12" cy="12" r="6"/><circle cx="12" cy="12" r="1.8"/><path d="M12 2v8.200M12 13.800V22M2 12h8.200M13.8 12H22M5 5l5.7 5.700M13.3 13.3 19 19M19 5l-5.7 5.700M10.7 13.3 5 19"/>',
  lantern: '<path class="body" d="M7.5 8h9l1 9.500h-11z"/><path d="M9 8V6h6v2M10 3.500a2 2 0 0 1 4 0M7.5 8h9l1 9.500h-11zM7 20.500h10M8.5 17.500v3M15.5 17.500v3M12 11c1.5 1.5 1.5 3.5 0 4.5-1.5-1-1.5-3 0-4.500z"/>',
  star: '<path class="body" d="m12 2.5 2.8 6.2 6.7.700-5 4.6 1.4 6.7-5.9-3.4-5.9 3.400L7.5 14l-5-4.6 6.7-.700z"/><path d="m12 2.5 2.8 6.2 6.7.700-5 4.6 1.4 6.7-5.9-3.4-5.9 3.400L7.5 14l-5-4.6 6.7-.700z"/>',
  fish: '<path class="body" d="M2.5 12c3.5-5.5 10-6.5 14-1.500l5-4v11l-5-4c-4 5-10.5 4-14-1.500z"/><path d="M2.5 12c3.5-5.5 10-6.5 14-1.500l5-4v11l-5-4c-4 5-10.5 4-14-1.500zM9.5 8.500c1.2 2.3 1.2 4.7 0 7"/><g class="dot"><circle cx="6.5" cy="11" r="1"/></g>',
  shell: '<path class="body" d="M12 20.5 2.5 11C3 6.5 7 3.5 12 3.500s9 3 9.5 7.500z"/><path d="M12 20.5 2.5 11C3 6.5 7 3.5 12 3.500s9 3 9.5 7.500zM12 20.500v-17M12 20.5 7 5M12 20.5 17 5M8.5 20.500h7"/>',
};

const signs = {
  undo: '<path d="M8.5 4.5 4 9l4.5 4.500M4 9h9.500a6 6 0 0 1 0 12H9"/>',
  hint: '<path class="body" d="M8.5 16c0-2-3-3.5-3-7.500a6.5 6.5 0 0 1 13 0c0 4-3 5.5-3 7.500z"/><path d="M8.5 16c0-2-3-3.5-3-7.500a6.5 6.5 0 0 1 13 0c0 4-3 5.5-3 7.500zM9 18.500h6M10 21h4"/>',
  check: '<path d="m4.5 13 5 5 10-12"/>',
  cross: '<path d="m5.5 5.5 13 13M18.5 5.500l-13 13"/>',
  left: '<path d="m14.5 5-7 7 7 7"/>',
  right: '<path d="m9.5 5 7 7-7 7"/>',
  down: '<path d="m5 9.5 7 7 7-7"/>',
  up: '<path d="m5 14.5 7-7 7 7"/>',
  first: '<path d="m18 5-7 7 7 7M6.5 5v14"/>',
  live: '<path d="m6 5 7 7-7 7M17.5 5v14"/>',
  chat: '<path class="body" d="M4 5h16v11h-9l-5 4v-4H4z"/><path d="M4 5h16v11h-9l-5 4v-4H4zM8 9h8M8 12h5"/>',
  chronicle: '<path class="body" d="M6 4h11a2.5 2.5 0 0 1 2.5 2.500V8H16v10a2.5 2.5 0 0 1-2.5 2.500H7A2.5 2.5 0 0 1 4.5 18v-1.500H8"/><path d="M17 4H9.500A2.5 2.5 0 0 0 7 6.500v10H4.500V18A2.5 2.5 0 0 0 7 20.500h6.500A2.5 2.5 0 0 0 16 18V8h3.500V6.500A2.5 2.5 0 0 0 17 4zM10 9h3M10 12.500h3"/>',
  rules: '<path class="body" d="M12 6c-2.5-1.8-5.5-2-9-1.500V18c3.5-.5 6.5-.3 9 1.5 2.5-1.8 5.5-2 9-1.500V4.500c-3.5-.5-6.5-.3-9 1.500z"/><path d="M12 6c-2.5-1.8-5.5-2-9-1.500V18c3.5-.5 6.5-.3 9 1.5 2.5-1.8 5.5-2 9-1.500V4.500c-3.5-.5-6.5-.3-9 1.500zM12 6v13.5"/>',
  question: '<circle cx="12" cy="12" r="9"/><path d="M9 9.500C9 8 10.2 7 12 7s3 1 3 2.500c0 2-3 2.3-3 4.3"/><g class="dot"><circle cx="12" cy="17" r="1.1"/></g>',
  bell: '<path class="body" d="M6 17V10.500C6 7 8.5 4.5 12 4.500s6 2.5 6 6V17z"/><path d="M4 17h16M6 17v-6.500C6 7 8.5 4.5 12 4.500s6 2.5 6 6V17M12 4.500V2.500M10 20.500h4"/>',
  sound: '<path class="body" d="M3.5 9.500H7l5-4.500v14l-5-4.500H3.500z"/><path d="M3.5 9.500H7l5-4.500v14l-5-4.500H3.500zM15.5 9c1.5 1.8 1.5 4.2 0 6M18.5 6.500c3 3.3 3 7.7 0 11"/>',
  silence: '<path class="body" d="M3.5 9.500H7l5-4.500v14l-5-4.500H3.500z"/><path d="M3.5 9.500H7l5-4.500v14l-5-4.500H3.500zM16 9.500l5 5M21 9.500l-5 5"/>',
  language: '<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18"/>',
  link: '<path d="M10 14.500a4 4 0 0 1 0-5.500l3-3a4 4 0 0 1 5.5 5.500l-1.5 1.500M14 9.500a4 4 0 0 1 0 5.500l-3 3a4 4 0 0 1-5.5-5.500L7 11"/>',
  copy: '<rect x="8.5" y="8.5" width="12" height="12" rx="2"/><path d="M15.5 8.500v-3a2 2 0 0 0-2-2h-8a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h3"/>',
  download: '<path d="M12 3.500v12M7 11l5 5 5-5M4 20.500h16"/>',
  robot: '<rect class="body" x="4.5" y="8" width="15" height="11.5" rx="3"/><rect x="4.5" y="8" width="15" height="11.5" rx="3"/><path d="M12 8V4.500M9.5 16h5M2 12v4M22 12v4"/><g class="dot"><circle cx="12" cy="3.5" r="1.3"/><circle cx="9" cy="12.5" r="1.3"/><circle cx="15" cy="12.5" r="1.3"/></g>',
  people: '<circle cx="9" cy="8.5" r="3.8"/><path d="M2 20c.5-4 3-6 7-6s6.5 2 7 6M15.5 5a3.8 3.8 0 0 1 0 7M18 14.500c2.5.700 3.7 2.5 4 5.5"/>',
  home: '<path class="body" d="M5 11v9.500h14V11l-7-7z"/><path d="m2.5 12.5 9.5-9 9.5 9M5 11v9.500h14V11M10 20.500v-6h4v6"/>',
  plus: '<path d="M12 4.500v15M4.5 12h15"/>',
  minus: '<path d="M4.5 12h15"/>',
  eye: '<path d="M2 12c2.5-4.5 6-6.5 10-6.500s7.5 2 10 6.500c-2.5 4.5-6 6.5-10 6.500S4.5 16.5 2 12z"/><circle cx="12" cy="12" r="3"/>',
  list: '<path d="M8.5 6H21M8.5 12H21M8.5 18H21"/><g class="dot"><circle cx="4" cy="6" r="1.4"/><circle cx="4" cy="12" r="1.4"/><circle cx="4" cy="18" r="1.4"/></g>',
  more: '<g class="dot"><circle cx="5" cy="12" r="1.9"/><circle cx="12" cy="12" r="1.9"/><circle cx="19" cy="12" r="1.9"/></g>',
  play: '<path class="body" d="M7 4.500v15l12-7.500z"/><path d="M7 4.500v15l12-7.500z"/>',
  pause: '<path d="M8.5 5v14M15.5 5v14"/>',
  again: '<path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.300L20 9.500M20 4v5.500h-5.5"/>',
  search: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.5 15.5 5.5 5.5"/>',
  handshake: '<path d="M2.5 7.5 6 6l6 2 6-2 3.5 1.500V16L18 17l-4.5 3.500c-1 .7-2 .7-3 0L6 17l-3.5-1zM12 8l-3.5 4c1.5 1.5 3 1 4.5-.500l5 5"/>',
  alone: '<path d="M9 3.500h6M12 3.500v3"/><circle cx="12" cy="13.5" r="7"/><path d="M12 9.500v4l2.5 2"/>',
  hand: '<path d="M7 12V6.500a1.5 1.5 0 0 1 3 0V11 4.500a1.5 1.5 0 0 1 3 0V11 5.500a1.5 1.5 0 0 1 3 0V12 8a1.5 1.5 0 0 1 3 0v7a6 6 0 0 1-6 6h-1c-2.5 0-4-1-5.5-3.500l-3-5a1.6 1.6 0 0 1 2.7-1.700z"/>',
};

export const ICONS = { ...goods, ...emblems, ...signs };

export type IconName = keyof typeof ICONS;

/** Is it the name of a thing that lies on a table? (Arrows and other signs aren't.) */
export function isThing(name: string): name is keyof typeof goods | "lantern" {
  return name in goods || name === "lantern";
}
