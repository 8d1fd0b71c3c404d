import type { Id } from '../../shared/contract/common';
import { publicationPaths, type Publication, type PublicationPayload } from '../../shared/contract/publications';
import { api } from './api';

/** The result of a sailing, or the standings of a series. */
export type PublicSubject = { sailing: Id } | { serie: Id };

const listOf = (subject: PublicSubject): string =>
  'sailing' in subject ? publicationPaths.ofSailing(subject.sailing) : publicationPaths.ofSerie(subject.serie);
const oneOf = (subject: PublicSubject, number: number): string =>
  'sailing' in subject
    ? publicationPaths.ofSailingOne(subject.sailing, number)
    : publicationPaths.ofSerieOne(subject.serie, number);

const publicationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The versions that have been made public, the newest first. */
    publications: build.query<Publication[], PublicSubject>({
      query: listOf,
      providesTags: ['Publications'],
    }),
    publish: build.mutation<Publication, { subject: PublicSubject; payload: PublicationPayload }>({
      query: ({ subject, payload }) => ({ url: listOf(subject), method: 'POST', body: payload }),
      invalidatesTags: ['Publications'],
    }),
    removePublication: build.mutation<null, { subject: PublicSubject; number: number }>({
      query: ({ subject, number }) => ({ url: oneOf(subject, number), method: 'DELETE' }),
      invalidatesTags: ['Publications'],
    }),
  }),
});

export const { usePublicationsQuery, usePublishMutation, useRemovePublicationMutation } = publicationsApi;
