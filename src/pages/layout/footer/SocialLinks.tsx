import { company } from 'virtual:content/company';
import { Icon } from '../../components/pictures/Icon.tsx';

/** The company's three social networks. */
export function SocialLinks() {
  return (
    <div className="row">
      {company.social.map(({ id, name, url }) => (
        <a
          key={id}
          className="btn btn--round btn--line"
          href={url}
          rel="noopener external"
          aria-label={name}
        >
          <Icon name={id} />
        </a>
      ))}
    </div>
  );
}
