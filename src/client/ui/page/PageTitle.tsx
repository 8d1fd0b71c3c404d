import { PRODUCT_NAME } from '../../../shared/product';

/** The document's title, as the tab of the browser shows it. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} – ${PRODUCT_NAME}`}</title>;
}
