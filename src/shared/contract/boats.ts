import type { Id, Stamped, WireDate, WireDecimal } from './common';

export interface Boat extends Stamped {
  /** The sailor whose boat it is. */
  owner: Id | null;
  /** The club whose own boat it is, where no sailor owns it. */
  club: Id | null;
  name: string;
  sail_number: string;
  boat_model: Id | null;
  boat_model_name: string | null;
  /** The boat's own numbers: each beats its type's. */
  srs: WireDecimal | null;
  srs_no_flying: WireDecimal | null;
  srs_shorthanded: WireDecimal | null;
  srs_shorthanded_no_flying: WireDecimal | null;
  certificate_number: string;
  /** True when a club has seen the certificate and no measured value has changed since. */
  certificate_verified: boolean;
  certificate_valid_until: WireDate | null;
}

/** The fields that an owner may write; all but `sail_number` are optional. */
export interface BoatPayload {
  sail_number: string;
  name?: string;
  boat_model?: Id | null;
  srs?: WireDecimal | null;
  srs_no_flying?: WireDecimal | null;
  srs_shorthanded?: WireDecimal | null;
  srs_shorthanded_no_flying?: WireDecimal | null;
  certificate_number?: string;
  certificate_valid_until?: WireDate | null;
  /** Writable only by a club account: that of the owner's club, or of the club that owns the boat. */
  certificate_verified?: boolean;
}

export const boatPaths = {
  /** The caller's boats, or with `query` all boats that match it. */
  list: '/api/boats/',
  one: (id: Id) => `/api/boats/${id}/`,
} as const;

export const BOAT_KINDS = ['monohull', 'multihull', 'dinghy'] as const;
export type BoatKind = (typeof BOAT_KINDS)[number];

export interface BoatModel {
  id: Id;
  name: string;
  kind: BoatKind;
  srs: WireDecimal | null;
  srs_no_flying: WireDecimal | null;
  srs_shorthanded: WireDecimal | null;
  srs_shorthanded_no_flying: WireDecimal | null;
  /** The year of the last table that had the type. */
  srs_year: number;
  /** Whether the latest table has it. What is gone stays for the boats that are of it. */
  is_current: boolean;
}

export const boatModelPaths = {
  list: '/api/boat-models/',
  /** A table of SRS numbers, by the platform's keeper. */
  tables: '/api/boat-models/import/',
} as const;
