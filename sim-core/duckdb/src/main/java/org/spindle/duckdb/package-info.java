/**
 * The database DuckDB as far as several modules need it: where its driver is, how it is fetched, a connection. It is no
 * part of Spindle: Maven fetches the driver when a user asks for it. What is asked of the database stands with those who ask.
 */
@NullMarked
package org.spindle.duckdb;

import org.jspecify.annotations.NullMarked;
