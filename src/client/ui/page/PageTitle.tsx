import { PRODUCT_NAME } from '../../../shared/product';

/** Sets the document's title, which the browser tab shows. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} – ${PRODUCT_NAME}`}</title>;
}
