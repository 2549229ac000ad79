import { moon } from '../../../src/pages/drawings/geometry.ts';
import { colours } from '../../../src/pages/drawings/palette.ts';
import { packShapes } from '../pack/shapes.ts';
import { picture } from './frame.ts';

const { silhouette } = packShapes.bag;

/** Two printed lines, batch and date, readable in any language. */
const print = `<g font-family="Familjen" font-weight="700" font-size="27" fill="${colours.tinto}"><text x="66" y="84">L 6328 B</text><text x="66" y="122">27/03/2027</text></g>`;

/** The upper half of the back of a bag, with the place of batch and date: 300 by 240. */
export const lot = {
  lot: () =>
    picture(
      300,
      240,
      `<clipPath id="lot"><path d="${silhouette}"/></clipPath>` +
        `<g clip-path="url(#lot)"><path fill="${colours.azafran}" d="M0 0h300v400H0z"/>` +
        `<path fill="${colours.naranja}" d="M0 0h300v40H0zM236 40h22v360h-22z"/>` +
        `<path fill="${colours.tinto}" opacity=".18" d="M56 176h160v9H56zM56 200h160v9H56zM56 224h110v9H56z"/></g>` +
        `<path fill="${colours.nata}" stroke="${colours.clavel}" stroke-width="6" d="M46 50h180v92a20 20 0 0 1-20 20H66a20 20 0 0 1-20-20z"/>${print}` +
        `<path fill="${colours.clavel}" d="${moon(136, 138, 9, true)}"/>`,
    ),
};
