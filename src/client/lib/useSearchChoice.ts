import { useSearchParams } from 'react-router-dom';

/** A choice that lives in the address, so that it can be linked to; null is what is shown without it. */
export function useSearchChoice(name: string): [string | null, (value: string | null) => void] {
  const [search, setSearch] = useSearchParams();
  const choose = (value: string | null) =>
    setSearch(
      (current) => {
        if (value === null) current.delete(name);
        else current.set(name, value);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return [search.get(name), choose];
}
