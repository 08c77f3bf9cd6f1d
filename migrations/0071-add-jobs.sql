-- Adds jobs to the queue of graphile-worker, whose schema is created when the application starts. PostgreSQL would plan
-- two statements of its function anew for each call, which takes as long as running them.
create function add_jobs(specs json) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  perform graphile_worker.add_jobs(array(select json_populate_recordset(null::graphile_worker.job_spec, specs)));
end
$$;
