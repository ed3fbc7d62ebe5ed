/** In days: older emails are not sent any more when there is a mail server again. */
export const daysMailsWait = 3;
