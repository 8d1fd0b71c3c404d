import { TextPage } from '../../../../ui/page/TextPage';
import { texts } from './texts';

/** What this is, for whom, and how it is made. */
export default function AboutPage() {
  return <TextPage {...texts} />;
}
