import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { User } from '../../../../shared/contract/auth';
import type { Sailor } from '../../../../shared/contract/sailors';
import { maySeeContact } from '../../../../shared/domain/permissions';
import { paths } from '../../../paths';
import { Fact, FactList } from '../../../ui/page/FactList';
import { BoatLines, sailorFactsTexts } from './BoatLines';
import { ForTheClub } from './ForTheClub';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr', gap: theme.spacing(6), alignItems: 'start' },
  '& h2': { marginBottom: theme.spacing(1) },
}));

const Photo = styled('img')(({ theme }) => ({
  display: 'block',
  width: 144,
  height: 144,
  objectFit: 'cover',
  borderRadius: theme.shape.borderRadius,
  marginBottom: theme.spacing(2),
}));

const target = { display: 'inline-flex', alignItems: 'center', minHeight: 32, overflowWrap: 'anywhere' } as const;

interface SailorFactsPageProps {
  sailor: Sailor;
  /** Who reads. */
  user: User;
}

function Contact({ email, phone }: Pick<Sailor, 'email' | 'phone'>) {
  return (
    <>
      {email === null ? null : (
        <Fact term={sailorFactsTexts.email}>
          <MuiLink href={`mailto:${email}`} sx={target}>
            {email}
          </MuiLink>
        </Fact>
      )}
      {phone === null ? null : (
        <Fact term={sailorFactsTexts.phone}>
          <MuiLink href={`tel:${phone.replace(/[^\d+]/g, '')}`} sx={target}>
            {phone}
          </MuiLink>
        </Fact>
      )}
    </>
  );
}

function ClubFact({ sailor: { club, membership } }: { sailor: Sailor }) {
  return (
    <Fact term={sailorFactsTexts.club}>
      {club === null ? (
        sailorFactsTexts.noClub
      ) : (
        <MuiLink component={Link} to={paths.club(club.slug)} sx={target}>
          {club.name}
        </MuiLink>
      )}
      {membership === 'asked' ? <Typography variant="body2">{sailorFactsTexts.asks}</Typography> : null}
    </Fact>
  );
}

/** What others may know of a sailor: who it is, the boats, and for their own club how to reach them. */
export default function SailorFactsPage({ sailor, user }: SailorFactsPageProps) {
  const { full_name, photo, club, has_account, boats } = sailor;
  const isContactShown = maySeeContact(user, { id: sailor.id, club: club?.id ?? null });
  return (
    <Columns>
      <section>
        {photo === null ? null : <Photo src={photo} alt={sailorFactsTexts.photoAlt(full_name)} />}
        <Typography variant="h2">{sailorFactsTexts.about}</Typography>
        <FactList>
          <ClubFact sailor={sailor} />
          {isContactShown ? <Contact {...sailor} /> : null}
          {isContactShown ? (
            <Fact term={sailorFactsTexts.account}>
              {has_account ? sailorFactsTexts.hasAccount : sailorFactsTexts.noAccount}
            </Fact>
          ) : null}
        </FactList>
        <ForTheClub sailor={sailor} user={user} />
        {isContactShown ? null : (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
            {sailorFactsTexts.contactHidden}
          </Typography>
        )}
      </section>
      <section>
        <Typography variant="h2">{sailorFactsTexts.boats}</Typography>
        {boats.length === 0 ? <Typography>{sailorFactsTexts.noBoats}</Typography> : <BoatLines boats={boats} />}
      </section>
    </Columns>
  );
}
