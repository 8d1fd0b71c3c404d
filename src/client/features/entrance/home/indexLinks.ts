import type { Id } from '../../../../shared/contract/common';

/** Where the start page leads. */
export interface IndexLinks {
  hrefs: {
    club: (slug: string) => string;
    sailing: (slug: string, id: Id) => string;
    result: (slug: string, id: Id) => string;
  };
  /** Opens a page in another way than by going there: for those who have to log in first. */
  onOpen?: (href: string) => void;
}
