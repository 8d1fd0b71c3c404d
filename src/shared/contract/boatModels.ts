import type { Id, WireDecimal } from './common';

export type BoatKind = 'monohull' | 'multihull' | 'dinghy';

export interface BoatModel {
  id: Id;
  name: string;
  kind: BoatKind;
  srs: WireDecimal | null;
  srs_no_flying: WireDecimal | null;
  srs_shorthanded: WireDecimal | null;
  srs_shorthanded_no_flying: WireDecimal | null;
  srs_year: number;
}

export const boatModelPaths = { list: '/api/boat-models/' } as const;
