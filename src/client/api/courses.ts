import { skipToken } from '@reduxjs/toolkit/query/react';
import type { Id } from '../../shared/contract/common';
import { coursePaths, type Course, type CoursePayload } from '../../shared/contract/courses';
import { api } from './api';
import { doorOf, type Door } from './door';
import { formDataOf } from './formData';
import { writeOnce } from './plainCalls';

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
      queryFn: (course, _, __, send) =>
        writeOnce<Course>(send, { url: coursePaths.list, method: 'POST', body: formDataOf(course) }),
      invalidatesTags: ['Courses'],
    }),
    updateCourse: build.mutation<Course, { id: Id; course: CoursePayload }>({
      queryFn: ({ id, course }, _, __, send) =>
        writeOnce<Course>(send, { url: coursePaths.one(id), method: 'PUT', body: formDataOf(course) }),
      invalidatesTags: ['Courses'],
    }),
    deleteCourse: build.mutation<Id, Id>({
      queryFn: async (id, _, __, send) => {
        const reply = await writeOnce<null>(send, { url: coursePaths.one(id), method: 'DELETE' });
        return reply.error ? reply : { data: id };
      },
      invalidatesTags: ['Courses'],
    }),
  }),
});

export const { useCreateCourseMutation, useUpdateCourseMutation, useDeleteCourseMutation } = coursesApi;

/** A club's courses. */
export function useCourses(club: Id): Door & { courses: Course[] | undefined } {
  const query = coursesApi.useCoursesQuery(club);
  return { ...doorOf(query), courses: query.currentData };
}

/** What a course is called, where one is chosen; null until it is known. */
export function useCourseName(id: Id | null): string | null {
  return coursesApi.useCourseQuery(id ?? skipToken).currentData?.name ?? null;
}
