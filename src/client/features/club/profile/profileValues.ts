import type { Club, ClubPayload, PublishedNames, PublishMode } from '../../../../shared/contract/clubs';
import { readTypedTime } from '../../../../shared/domain/calendar';
import { formatTime } from '../../../ui/format';
import type { ImageChoice } from '../../../ui/form/FormImageField';

/** The profile form as it is typed. */
export interface ProfileValues extends Record<string, unknown> {
  name: string;
  short_name: string;
  city: string;
  description: string;
  website: string;
  email: string;
  phone: string;
  default_start_time: string;
  self_reporting: boolean;
  publish: PublishMode;
  publish_names: PublishedNames;
  publish_crew: boolean;
  publish_indexed: boolean;
  logo: ImageChoice;
}

export function profileValues(club: Club): ProfileValues {
  const { name, short_name, city, description, website, email, phone, default_start_time, self_reporting } = club;
  const { publish, publish_names, publish_crew, publish_indexed } = club;
  return {
    name,
    short_name,
    city,
    description,
    website,
    email,
    phone,
    default_start_time: default_start_time === null ? '' : formatTime(default_start_time),
    self_reporting,
    publish,
    publish_names,
    publish_crew,
    publish_indexed,
    logo: undefined,
  };
}

/** What was typed, in the shape of the wire. What is no time of day stays as it was typed, for the schema to refuse. */
export function profilePayload({ default_start_time: typed, ...values }: ProfileValues): ClubPayload {
  return { ...values, default_start_time: typed.trim() === '' ? null : (readTypedTime(typed) ?? typed) };
}
