import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { addressOfPlace } from '../../../src/site/addresses/addresses.ts';
import { type FormName, formOf } from '../../../src/site/forms/forms.ts';
import { photoWithPlace } from '../../support/files/photos.ts';
import { validAnswers } from '../../support/forms/answers.ts';
import { newOfficer, readAll } from '../../support/forms/sealedSite.ts';
import { submittingSite } from '../../support/forms/submittingSite.ts';
import { ownSite } from '../../support/ownSite.ts';
import { pageKinds } from '../../support/places.ts';
import { behindTls } from './behindTls.ts';
import type { RunningEngine } from './engine.ts';
import { engines } from './engines.ts';
import { Visitor } from './visitor.ts';

const folder = mkdtempSync(join(tmpdir(), 'risi-engines-'));
afterAll(() => rmSync(folder, { recursive: true }));
const photo = join(folder, 'bolsa.jpg');
writeFileSync(photo, await photoWithPlace());

/** Headings and links whose words the engine may divide. Runs in the page. */
const hyphenatedParts = (): string[] =>
  Array.from(document.querySelectorAll<HTMLElement>('h1, h2, h3, a, button, summary'))
    .filter((element) => getComputedStyle(element).hyphens === 'auto')
    .map(({ textContent }) => `${location.pathname} ${textContent}`);

/** Waits until the search field of a page holds a text. */
const holds = (visitor: Visitor, text: string) =>
  visitor.until(
    `a search for ${text}`,
    (text) => document.querySelector<HTMLInputElement>('main input[type=search]')?.value === text,
    text,
  );

describe.each(engines)('in $name', (engine) => {
  describe.skipIf(!engine.isInstalled())('a visitor', { timeout: 300_000 }, async () => {
    let running: RunningEngine;
    beforeAll(async () => {
      running = await engine.start();
    });
    afterAll(() => running?.close());

    /** A new visitor of a site, by default of the one that all tests share. */
    async function arrive(path: string, site = inject('site')): Promise<Visitor> {
      const window = await running.newWindow();
      onTestFinished(() => window.close());
      const visitor = new Visitor(window, site);
      await visitor.open(path);
      return visitor;
    }

    const { site, origin } = await submittingSite({});

    async function fill(visitor: Visitor, name: FormName, over: Record<string, string> = {}) {
      const answers = { ...validAnswers(name), ...over };
      for (const { name: field, kind } of formOf(name).fields) {
        const answer = answers[field];
        const control = `#${name}-${field}`;
        if (!answer || kind === 'hidden' || kind === 'file') continue;
        if (kind === 'checkbox')
          await visitor.click(`#${name} [name="${field}"][value="${answer}"]`);
        else if (['select', 'province', 'country', 'product', 'date'].includes(kind))
          await visitor.choose(control, answer);
        else await visitor.fill(control, answer);
      }
    }
    const send = (visitor: Visitor, name: FormName) =>
      visitor.click(`#${name} button[type=submit]:not([form])`);

    test('answers the question about cookies once', async () => {
      const visitor = await arrive('/es/snacks');
      await visitor.click('.consent [data-do=reject]');
      await visitor.seesNo('.consent');
      expect(await visitor.run(() => localStorage.getItem('risi.consent'))).toContain(
        '"analytics":false',
      );
      await visitor.open('/es/contacto');
      await visitor.click('footer [data-consent]');
      await visitor.sees('dialog.choice');
    });

    test('opens every menu, closes it with Escape, and follows an entry of the burger', async () => {
      const visitor = await arrive('/es/patatas');
      for (const menu of ['.mega-group', '.drop-menu--wide', '.header-search']) {
        await visitor.click(`header ${menu} > summary`);
        await visitor.sees(`header ${menu} :is(li a, input)`);
        await visitor.press('Escape');
        await visitor.seesNo(`header ${menu} :is(li a, input)`);
      }
      await visitor.resize(400, 844);
      await visitor.click('.burger > summary');
      await visitor.click('.burger summary', 'Nosotros');
      await visitor.click('.burger a', 'Historia');
      await visitor.isAt(/\/es\/historia$/);
    });

    test('finds products, and Back returns to the same search', async () => {
      const visitor = await arrive('/fr/produits');
      await visitor.fill('main input[type=search]', 'chocolat');
      await visitor.click('.awn label', 'Biscuits');
      await visitor.isAt(/\?q=chocolat&family=galletas$/);
      const count = await visitor.count('.shelf > li');
      expect(count).toBeGreaterThan(1);
      await visitor.click('.shelf > li a');
      await visitor.isAt(/\/fr\/produit\//);
      await visitor.back();
      await visitor.isAt(/\?q=chocolat&family=galletas$/);
      await holds(visitor, 'chocolat');
      expect(await visitor.count('.shelf > li')).toBe(count);
    });

    test('searches, and follows a suggestion by keyboard', async () => {
      const visitor = await arrive('/es/historia');
      await visitor.click('header .header-search > summary');
      await visitor.click('header .header-search input');
      await visitor.type('triskis');
      await visitor.sees('[role=option]', 'Triskys');
      await visitor.press('ArrowDown');
      await visitor.press('Enter');
      await visitor.isAt(/triskys/);
    });

    test('searches the news, reads one, and returns to the same list', async () => {
      const visitor = await arrive('/es/noticias');
      await visitor.fill('main input[type=search]', 'energia');
      await visitor.isAt(/noticias\?q=energia$/);
      await visitor.click('.news-wall a');
      await visitor.isAt(/\/es\/noticia\//);
      await visitor.back();
      await visitor.isAt(/noticias\?q=energia$/);
      await holds(visitor, 'energia');
    });

    test('finds the distributor of a province on the map', async () => {
      const visitor = await arrive('/es/distribuidores');
      await visitor.click('.map a[href*="toledo"]');
      await visitor.isAt(/provincia=toledo#result$/);
      await visitor.sees('#result', 'Reparto Sur de Mediodía');
    });

    test('subscribes to the newsletter', async () => {
      const visitor = await arrive('/es/newsletter', site.url);
      await fill(visitor, 'newsletter');
      await send(visitor, 'newsletter');
      await visitor.sees('dialog.pop', 'GRACIAS');
    });

    test('asks a question with a photo, which arrives as a PDF', async () => {
      const visitor = await arrive('/es/contacto/consulta-o-comentario', site.url);
      await fill(visitor, 'question');
      await visitor.upload('#question-documentation', photo);
      await visitor.sees('.drop .hint', 'se envía dentro de un PDF');
      await send(visitor, 'question');
      await visitor.sees('.thanks');
      expect(origin.attachment('documentation').nombre).toBe('foto.pdf');
    });

    test('sends a sealed report, keeps its receipt, opens the mailbox with it, and leaves no letter behind', async () => {
      const officer = await newOfficer();
      await using sealed = await ownSite({ REPORT_PUBLIC_KEY: officer.keys[0]?.publicKey ?? '' });
      await using https = await behindTls(sealed.url);
      const visitor = await arrive('/es/canal-etico', https.url);
      await visitor.click('#accept button');
      await visitor.isAt(/step=form/);
      await fill(visitor, 'ethical', { mensaje: 'Zxqv, lo que vi' });
      await send(visitor, 'ethical');
      await visitor.isAt(/sent=/);
      const code = await visitor.run(
        () => document.querySelector('.slip__code .reference')?.textContent ?? '',
      );
      expect((await readAll(sealed, officer)).map(({ answers }) => answers['mensaje'])).toEqual([
        'Zxqv, lo que vi',
      ]);
      await visitor.open('/es/canal-etico/buzon');
      await visitor.fill('#codigo', code);
      await visitor.press('Enter');
      await visitor.sees('main', 'Todavía no hay mensajes');
      await visitor.fill('#mensaje', 'Fue el martes');
      await visitor.click('form:has(#mensaje) [type=submit]');
      await visitor.sees('.letter--author', 'Fue el martes');
      await visitor.click('footer a[href="/es/historia"]');
      await visitor.isAt(/\/es\/historia$/);
      await visitor.back();
      await visitor.sees('#codigo');
      expect(await visitor.run(() => document.body.textContent)).not.toContain('Fue el martes');
    });

    test('changes the language, which is kept', async () => {
      const visitor = await arrive('/es/faqs?q=gluten');
      await visitor.click('header summary:has(.lang)');
      await visitor.click('.drop-menu a[data-language=fr]');
      await visitor.isAt(/\/fr\/faqs\?q=gluten$/);
      await visitor.open('/historia');
      await visitor.isAt(/\/fr\/histoire$/);
    });

    test('scrolls through the history, whose worm eats its crumbs where motion follows the scroll', async () => {
      const visitor = await arrive('/es/historia');
      await visitor.click('.worm li:last-child');
      if (!(await visitor.run(() => 'ViewTimeline' in window)))
        return visitor.sees('.worm li:last-child');
      await visitor.until('crumbs are eaten', () => {
        const crumbs = document.querySelectorAll('.worm circle');
        const eaten = document.querySelectorAll('.worm circle.is-eaten');
        return eaten.length > crumbs.length / 2;
      });
      await visitor.until('its year has changed', () => {
        const year = document.querySelector('.worm__year')?.textContent;
        return /^20[12]\d$/.test(year ?? '');
      });
      return undefined;
    });

    test('sees the film of the home page play, or its picture', async () => {
      const visitor = await arrive('/es');
      await visitor.until('the film or its picture', () => {
        const film = document.querySelector('video');
        const isPicture = !film?.childElementCount && !film?.currentSrc && film?.poster;
        return isPicture || (film?.currentTime ?? 0) > 0.5;
      });
    });

    test('reads headings, tiles and buttons whose words are whole', async () => {
      const visitor = await arrive('/es');
      const broken: string[] = [];
      for (const place of pageKinds) {
        await visitor.open(addressOfPlace(place, 'es'));
        broken.push(...(await visitor.run(hyphenatedParts)));
      }
      expect(broken).toEqual([]);
    });
  });
});
