import { TextPage } from '../../../../ui/page/TextPage';
import { aboutTexts } from './texts';

/** What this is, for whom, and how it is made. */
export default function AboutPage() {
  return <TextPage {...aboutTexts} />;
}
