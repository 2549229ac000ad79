import { adding, editing, removing, setting, tells } from '../support/content.ts';


tells({
  'content/history.json: stations, entry 2, drawing names the drawing pie, which does not exist. Correct the name; content/README.md says where the drawings are listed.':
    '"cake" → "pie"',
  'content/products/jummy.json: imagenes.pack names jummy.webp, which is not in public/products. Put the file there or leave the field out: the drawn pack takes its place.':
    setting('imagenes', { pack: 'jummy.webp' }),
  'content/downloads.json: catalogue-snacks.file names catalogo-snack.pdf, which is not in public/downloads. Put the file there, or write null.':
    'catalogo-snacks.pdf → catalogo-snack.pdf',
});
tells('content/home.json', {
  'wheel.items, entry 1, motif names the drawing wurm, which does not exist. …':
    '"motif": "worm" → "motif": "wurm"',
  'banners, entry 1 (trikers), picture names the drawing scene/tumbler, which does not exist. …':
    'scene/tumble → scene/tumbler',
});
tells('content/distributors.json', {
  'distributors, entry 1 (rias-del-norte), alt is missing. Write it.':
    removing('distributors.0.alt'),
  'rias-del-norte.provinces names castilla, which is not a province. Use an id of content/provinces.json.':
    adding('distributors.0.provinces', 'castilla'),
  'rias-del-norte.provinces names a-coruna twice. Keep one of the two.': editing((json) =>
    json.distributors[0].provinces.push(json.distributors[0].provinces[0]),
  ),
  'rias-del-norte names two distributors. Give each an id of its own.':
    'distributors.1.id = rias-del-norte',
});
tells({
  "content/provinces.json: alava-2.code is 01, as another province's. Correct one of the two.":
    editing((json) => json.push({ ...json[0], id: 'alava-2', x: 40 })),
});
