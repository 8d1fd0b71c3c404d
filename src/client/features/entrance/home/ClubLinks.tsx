import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { IndexData } from '../../../../shared/contract/indexData';
import { paths } from '../../../paths';
import { onPlainClick } from '../../../ui/onPlainClick';
import { ClubTiles } from './ClubTiles';
import { frontPageTexts } from './texts';

const LOGO_PX = 28;

const Columns = styled(ClubTiles)(({ theme }) => ({
  marginTop: theme.spacing(1),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
  '& img': { objectFit: 'contain', flex: 'none' },
}));

interface ClubLinksProps {
  data: IndexData;
  onOpen?: (href: string) => void;
}

/** The clubs, each with its logo where it has one, and how many they are. */
export function ClubLinks({ data: { clubs, counts }, onOpen }: ClubLinksProps) {
  return (
    <>
      <p className="note">{frontPageTexts.counts(counts)}</p>
      <Columns>
        {clubs.map(({ id, slug, name, logo }) => (
          <li key={id}>
            <Link to={paths.club(slug)} onClick={onPlainClick(paths.club(slug), onOpen)}>
              {logo === null ? null : <img src={logo} alt="" width={LOGO_PX} height={LOGO_PX} loading="lazy" />}
              {name}
            </Link>
          </li>
        ))}
      </Columns>
    </>
  );
}
