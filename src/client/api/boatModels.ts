import { boatModelPaths, type BoatModel } from '../../shared/contract/boats';
import { api } from './api';

const A_DAY_S = 24 * 60 * 60;

const boatModelsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Changes once a year, so it is kept while the page lives. */
    boatModels: build.query<BoatModel[], void>({
      query: () => boatModelPaths.list,
      providesTags: ['BoatModels'],
      keepUnusedDataFor: A_DAY_S,
    }),
  }),
});

export const { useBoatModelsQuery } = boatModelsApi;
