import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { paths } from '../../../paths';
import { EMPTY_DRAWINGS, EmptyDrawing } from '../../../ui/states/EmptyDrawing';
import { EmptyState } from '../../../ui/states/EmptyState';
import { ErrorState } from '../../../ui/states/ErrorState';
import { FLAGS, type Flag } from '../../../../shared/flags';
import { LeadPage } from '../../../ui/page/LeadPage';
import { SignalFlag } from '../../../sailing-ui/flags/SignalFlag';
import { ListSkeleton } from '../../../ui/states/Skeletons';
import { StatusLegend } from '../../../sailing-ui/StatusLegend';
import { useWasSeen } from '../../../ui/inSight';
import { Fields } from './Fields';
import { Motion } from './Motion';
import { Part, Shelf } from './Part';
import { designSystemTexts } from './texts';

const ExampleTable = lazy(async () => ({ default: (await import('./ExampleTable')).ExampleTable }));

const FlagList = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(16rem, 1fr))',
  gap: theme.spacing(1.5, 3),
  '& li': { display: 'flex', alignItems: 'center', gap: theme.spacing(1.5) },
}));

const States = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', alignItems: 'start' },
}));

const isFlag = (name: string): name is Flag => name in FLAGS;

/** Below most windows, and as much to fetch as all the rest: it keeps its room until somebody has scrolled there. */
function LazyTable() {
  const [watch, wasSeen] = useWasSeen();
  return (
    <div ref={watch} style={{ minHeight: 200 }}>
      <Suspense fallback={<ListSkeleton rows={4} height={36} />}>{wasSeen ? <ExampleTable /> : null}</Suspense>
    </div>
  );
}

function Buttons() {
  return (
    <Shelf>
      <Button variant="contained">{designSystemTexts.primary}</Button>
      <Button variant="outlined">{designSystemTexts.secondary}</Button>
      <Button>{designSystemTexts.quiet}</Button>
      <Button variant="contained" color="error">
        {designSystemTexts.danger}
      </Button>
      <Button variant="contained" disabled>
        {designSystemTexts.disabled}
      </Button>
    </Shelf>
  );
}

/** What pages are built of: the very components, not pictures of them. */
export default function DesignSystemPage() {
  return (
    <LeadPage
      title={designSystemTexts.title}
      lead={designSystemTexts.lead}
      beside={{ to: paths.styleGuide, name: designSystemTexts.toStyleGuide }}
    >
      <Part title={designSystemTexts.buttons} text={designSystemTexts.buttonsText}>
        <Buttons />
      </Part>
      <Part title={designSystemTexts.fields} text={designSystemTexts.fieldsText}>
        <Fields />
      </Part>
      <Part title={designSystemTexts.statuses} text={designSystemTexts.statusesText}>
        <StatusLegend />
      </Part>
      <Part title={designSystemTexts.table} text={designSystemTexts.tableText}>
        <LazyTable />
      </Part>
      <Part title={designSystemTexts.flags} text={designSystemTexts.flagsText}>
        <FlagList>
          {Object.keys(FLAGS)
            .filter(isFlag)
            .map((flag) => (
              <li key={flag}>
                <SignalFlag flag={flag} size={28} />
                {designSystemTexts.flagNames[flag]}
              </li>
            ))}
        </FlagList>
      </Part>
      <Part title={designSystemTexts.states} text={designSystemTexts.skeletonText}>
        <States>
          <EmptyState
            drawing="pole"
            title={designSystemTexts.emptyTitle}
            text={designSystemTexts.emptyText}
            action={<Button variant="contained">{designSystemTexts.emptyAction}</Button>}
          />
          <ErrorState title={designSystemTexts.errorTitle} text={designSystemTexts.errorText} />
          <ListSkeleton rows={3} height={56} />
        </States>
        <FlagList aria-label={designSystemTexts.drawings}>
          {EMPTY_DRAWINGS.map((name) => (
            <li key={name}>
              <EmptyDrawing name={name} />
            </li>
          ))}
        </FlagList>
      </Part>
      <Part title={designSystemTexts.motion} text={designSystemTexts.motionText}>
        <Motion />
      </Part>
    </LeadPage>
  );
}
