import { useMatch } from 'react-router-dom';
import { paths } from '../../paths';

/** The club whose pages are open, as the address calls it. */
export const useOpenClub = (): string | undefined => useMatch(`${paths.club.pattern}/*`)?.params.club;
