import { skipToken } from '@reduxjs/toolkit/query/react';
import type { Id } from '../../shared/contract/common';
import { coursePaths, type Course, type CoursePayload } from '../../shared/contract/courses';
import { api } from './api';
import { queryState, type QueryState } from './queryState';
import { formDataOf } from './call';

const coursesApi = api.injectEndpoints({
  endpoints: (build) => ({
    courses: build.query<Course[], Id>({
      query: (club) => coursePaths.ofClub(club),
      providesTags: ['Courses'],
    }),
    course: build.query<Course, Id>({
      query: (id) => coursePaths.one(id),
      providesTags: ['Courses'],
    }),
    createCourse: build.mutation<Course, CoursePayload>({
      query: (course) => ({ url: coursePaths.list, method: 'POST', body: formDataOf(course) }),
      invalidatesTags: ['Courses'],
    }),
    updateCourse: build.mutation<Course, { id: Id; course: CoursePayload }>({
      query: ({ id, course }) => ({ url: coursePaths.one(id), method: 'PUT', body: formDataOf(course) }),
      invalidatesTags: ['Courses'],
    }),
    deleteCourse: build.mutation<Id, Id>({
      query: (id) => ({ url: coursePaths.one(id), method: 'DELETE' }),
      transformResponse: (_, __, id) => id,
      invalidatesTags: ['Courses'],
    }),
  }),
});

export const { updateCourse } = coursesApi.endpoints;
export const { useCreateCourseMutation, useUpdateCourseMutation, useDeleteCourseMutation } = coursesApi;

/** A club's courses. */
export function useCourses(club: Id): QueryState & { courses: Course[] | undefined } {
  const query = coursesApi.useCoursesQuery(club);
  return { ...queryState(query), courses: query.currentData };
}

/** One course; undefined until it is known. */
export function useCourse(id: Id): QueryState & { course: Course | undefined } {
  const query = coursesApi.useCourseQuery(id);
  return { ...queryState(query), course: query.currentData };
}

/** What a course is called, where one is chosen; null until it is known. */
export function useCourseName(id: Id | null): string | null {
  return coursesApi.useCourseQuery(id ?? skipToken).currentData?.name ?? null;
}
