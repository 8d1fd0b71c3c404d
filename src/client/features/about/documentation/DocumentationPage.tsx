import { useMeQuery } from '../../../api/auth';
import { mayActForAClub } from '../../../../shared/domain/permissions';
import { TextPage } from '../../../ui/page/TextPage';
import { documentationTexts, sectionsForOfficials, sectionsForSailors } from './texts';

/** How a club runs an evening, how a sailor takes part in it, and the rules behind it; the reader's own half first. */
export default function DocumentationPage() {
  const { data: user = null, isLoading } = useMeQuery();
  if (isLoading) return null;
  const { title, lead, sailorLead, contents } = documentationTexts;
  return mayActForAClub(user) ? (
    <TextPage title={title} lead={lead} contents={contents} sections={sectionsForOfficials} />
  ) : (
    <TextPage title={title} lead={sailorLead} contents={contents} sections={sectionsForSailors} />
  );
}
