import { sql } from 'kysely';

/** What the type of an entry is called, of a query that joins its boat model: as in the table, else as it was written. */
export const modelName = sql<string | null>`coalesce(boat_models.name, nullif(competitors.model_text, ''))`;
