import { TextPage } from '../../../ui/page/TextPage';
import { documentationTexts } from './texts';

/** How a club runs an evening, and the rules behind it. */
export default function DocumentationPage() {
  return <TextPage {...documentationTexts} />;
}
