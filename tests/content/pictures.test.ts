import { describe } from 'vitest';
import { editing, replacing, tells } from '../support/content.ts';

const jummy = 'content/products/jummy.json';

describe('the check of pictures and provinces reports', () => {
  tells([
    [
      'a drawing that does not exist',
      'content/history.json',
      replacing('"cake"', '"pie"'),
      'stations, entry 2, drawing names the drawing pie, which does not exist. Correct the name; content/README.md says where the drawings are listed.',
    ],
    [
      'a picture file that does not exist',
      jummy,
      editing((json) => (json.imagenes = { pack: 'jummy.webp' })),
      'imagenes.pack names jummy.webp, which is not in public/products. Put the file there or leave the field out: the drawn pack takes its place.',
    ],
    [
      'a download that does not exist',
      'content/downloads.json',
      replacing('catalogo-snacks.pdf', 'catalogo-snack.pdf'),
      'catalogue-snacks.file names catalogo-snack.pdf, which is not in public/downloads. Put the file there, or write null.',
    ],
    [
      'a motif that does not exist',
      'content/home.json',
      replacing('"motif": "worm"', '"motif": "wurm"'),
      'wheel.items, entry 1, motif names the drawing wurm, which does not exist. Correct the name; content/README.md says where the drawings are listed.',
    ],
    [
      'a picture that does not exist',
      'content/home.json',
      replacing('scene/tumble', 'scene/tumbler'),
      'banners, entry 1 (trikers), picture names the drawing scene/tumbler, which does not exist. Correct the name; content/README.md says where the drawings are listed.',
    ],
    [
      'a drawing without a text alternative',
      'content/distributors.json',
      editing((json) => delete json.distributors[0].alt),
      'distributors, entry 1 (rias-del-norte), alt is missing. Write it.',
    ],
    [
      'a postal code of two provinces',
      'content/provinces.json',
      editing((json) => json.push({ ...json[0], id: 'alava-2', x: 40 })),
      "alava-2.code is 01, as another province's. Correct one of the two.",
    ],
    [
      'a distributor in a province that does not exist',
      'content/distributors.json',
      editing((json) => json.distributors[0].provinces.push('castilla')),
      'rias-del-norte.provinces names castilla, which is not a province. Use an id of content/provinces.json.',
    ],
    [
      'a distributor that names a province twice',
      'content/distributors.json',
      editing((json) =>
        json.distributors[0].provinces.push(json.distributors[0].provinces[0]),
      ),
      'rias-del-norte.provinces names a-coruna twice. Keep one of the two.',
    ],
    [
      'two distributors of one name',
      'content/distributors.json',
      editing((json) => (json.distributors[1].id = 'rias-del-norte')),
      'rias-del-norte names two distributors. Give each an id of its own.',
    ],
  ]);
});
