import { chapter, listOf, NOTHING, one } from '../operation';
import { CLUB_FILTER, PAGING } from '../parameters';
import { errorsByItem } from '../refusals';

export const courseOperations = chapter('Banor', {
  'GET /api/courses/': {
    summary: 'Banor',
    query: [CLUB_FILTER, ...PAGING],
    answers: { 200: listOf('Course') },
    isLive: true,
  },
  'GET /api/clubs/:club/courses/': {
    summary: 'Klubbens banor',
    query: PAGING,
    answers: { 200: listOf('Course') },
    isLive: true,
  },
  'POST /api/courses/': {
    summary: 'Lägga till en bana',
    body: 'CoursePayload',
    answers: { 201: one('Course') },
    refusalForms: { 400: errorsByItem('marks') },
    refusals: [429],
  },
  'GET /api/courses/:id/': { summary: 'En bana', answers: { 200: one('Course') }, isLive: true },
  'PUT /api/courses/:id/': {
    summary: 'Ändra en bana',
    body: 'CoursePayload',
    answers: { 200: one('Course') },
    refusalForms: { 400: errorsByItem('marks') },
    refusals: [409, 429],
  },
  'PATCH /api/courses/:id/': {
    summary: 'Ändra något hos en bana',
    body: 'CoursePayload',
    answers: { 200: one('Course') },
    refusalForms: { 400: errorsByItem('marks') },
    refusals: [409, 429],
  },
  'DELETE /api/courses/:id/': {
    summary: 'Ta bort en bana som ingen segling använder',
    answers: { 204: NOTHING },
    refusals: [409],
  },
});
