import { languages } from '../../../site/i18n/languages.ts';
import { words } from '../../../site/i18n/words.ts';
import { Flag } from '../../components/pictures/Icon.tsx';
import { useVisit } from '../visit.ts';

/** The menu of languages in the header. */
export function LanguageMenu() {
  const { language, t } = useVisit();
  return (
    <details name="header" className="drop-menu">
      <summary aria-label={t('language.menu')}>
        <Flag language={language} />
      </summary>
      <LanguageLinks />
    </details>
  );
}

/** Links to the same page and query in every language. A script stores the choice. */
export function LanguageLinks({ className }: { className?: string }) {
  const { language, inLanguage } = useVisit();
  return (
    <ul className={className}>
      {languages.map((other) => (
        <li key={other}>
          <a
            href={inLanguage(other)}
            hrefLang={other}
            lang={other}
            data-language={other}
            aria-current={other === language ? 'true' : undefined}
          >
            <Flag language={other} />
            {words[other]('language.own')}
          </a>
        </li>
      ))}
    </ul>
  );
}
