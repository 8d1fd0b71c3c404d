import { accessibilityStatement } from '../../../../ui/accessibilityStatement';
import { TextPage } from '../../../../ui/page/TextPage';

/** How accessible the app is. */
export default function AccessibilityPage() {
  return <TextPage {...accessibilityStatement} />;
}
