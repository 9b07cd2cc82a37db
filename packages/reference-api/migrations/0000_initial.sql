CREATE TABLE "admins" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"full_name" text NOT NULL,
	"role" text NOT NULL,
	"restriction" jsonb,
	"status" text NOT NULL,
	"suspend_reason" text,
	"password_hash" text,
	"password_changed_at" timestamp (3) with time zone,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"two_factor_enabled_at" timestamp (3) with time zone,
	"totp_secret" text,
	"totp_pending_secret" text,
	"totp_last_step" bigint DEFAULT 0 NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"theme" text DEFAULT 'system' NOT NULL,
	"density" text DEFAULT 'comfortable' NOT NULL,
	"landing_page" text DEFAULT '/dashboard' NOT NULL,
	"last_login_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, regexp_replace(normalize(translate(coalesce("email", '') || ' ' || coalesce("full_name", ''), '@._+-/', '      '), NFD), '[\u0300-\u036f]', '', 'g'))) STORED,
	CONSTRAINT "admins_status" CHECK ("admins"."status" in ('invited', 'active', 'suspended', 'locked'))
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"admin_id" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"invited_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"sent_count" integer DEFAULT 1 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"restriction" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bot_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"bot_id" text NOT NULL,
	"user_id" integer NOT NULL,
	"pair" text NOT NULL,
	"side" text NOT NULL,
	"type" text NOT NULL,
	"state" text NOT NULL,
	"price" numeric(36, 18),
	"stop_price" numeric(36, 18),
	"average_price" numeric(36, 18),
	"amount" numeric(36, 18) NOT NULL,
	"filled_amount" numeric(36, 18) DEFAULT '0' NOT NULL,
	"cost" numeric(36, 18) DEFAULT '0' NOT NULL,
	"value_usdt" numeric(36, 18) DEFAULT '0' NOT NULL,
	"fee" numeric(36, 18) DEFAULT '0' NOT NULL,
	"fee_currency" text NOT NULL,
	"realized_pnl" numeric(36, 18),
	"tag" text,
	"error_code" text,
	"error_message" text,
	"fills" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state_history" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "bot_orders_state_known" CHECK ("bot_orders"."state" in ('pending', 'open', 'partially_filled', 'filled', 'cancelled', 'rejected', 'expired', 'errored'))
);
--> statement-breakpoint
CREATE TABLE "bots" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"user_id" integer NOT NULL,
	"pair" text NOT NULL,
	"strategy" text NOT NULL,
	"config" jsonb NOT NULL,
	"status" text NOT NULL,
	"mode" text NOT NULL,
	"error_flags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"error_hint" text,
	"net_pnl" numeric(36, 18) DEFAULT '0' NOT NULL,
	"realized" numeric(36, 18) DEFAULT '0' NOT NULL,
	"volume" numeric(36, 18) DEFAULT '0' NOT NULL,
	"trades" integer DEFAULT 0 NOT NULL,
	"win_rate" numeric(8, 6) DEFAULT '0' NOT NULL,
	"profit_factor" numeric(36, 18),
	"max_drawdown" numeric(8, 6) DEFAULT '0' NOT NULL,
	"metrics_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, regexp_replace(normalize(translate(coalesce("id", '') || ' ' || coalesce("name", '') || ' ' || coalesce("pair", ''), '@._+-/', '      '), NFD), '[\u0300-\u036f]', '', 'g'))) STORED,
	CONSTRAINT "bots_status_known" CHECK ("bots"."status" in ('running', 'paused', 'stopped', 'error', 'draining'))
);
--> statement-breakpoint
CREATE TABLE "cms_pages" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"language" text NOT NULL,
	"translation_of" text,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"seo" jsonb NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"unpublish_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text,
	"updated_by_name" text,
	"version" integer DEFAULT 1 NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, regexp_replace(normalize(translate(coalesce("title", '') || ' ' || coalesce("slug", ''), '@._+-/', '      '), NFD), '[\u0300-\u036f]', '', 'g'))) STORED,
	CONSTRAINT "cms_pages_status_known" CHECK ("cms_pages"."status" in ('draft', 'scheduled', 'published', 'archived')),
	CONSTRAINT "cms_pages_type_known" CHECK ("cms_pages"."type" in ('page', 'post', 'faq', 'legal', 'announcement'))
);
--> statement-breakpoint
CREATE TABLE "cms_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"page_id" text NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"body" text NOT NULL,
	"excerpt" text NOT NULL,
	"seo" jsonb NOT NULL,
	"published" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"admin_id" text,
	"admin_name" text
);
--> statement-breakpoint
CREATE TABLE "email_template_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"template_key" text NOT NULL,
	"number" integer NOT NULL,
	"locales" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"admin_id" text,
	"admin_name" text
);
--> statement-breakpoint
CREATE TABLE "email_templates" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"group" text NOT NULL,
	"trigger" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"mandatory" boolean NOT NULL,
	"locales" jsonb NOT NULL,
	"draft" jsonb,
	"factory" jsonb NOT NULL,
	"variables" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text,
	"updated_by_name" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversions" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"user_id" integer NOT NULL,
	"desk" text NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"from_amount" numeric(36, 18) NOT NULL,
	"to_amount" numeric(36, 18) NOT NULL,
	"quoted_rate" numeric(36, 18) NOT NULL,
	"executed_rate" numeric(36, 18),
	"spread_bps" integer NOT NULL,
	"fee" numeric(36, 18) DEFAULT '0' NOT NULL,
	"fee_currency" text NOT NULL,
	"revenue" numeric(36, 18) DEFAULT '0' NOT NULL,
	"value_usdt" numeric(36, 18) DEFAULT '0' NOT NULL,
	"revenue_usdt" numeric(36, 18) DEFAULT '0' NOT NULL,
	"status" text NOT NULL,
	"failure_code" text,
	"failure_message" text,
	"events" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"quote_expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"duration_ms" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "conversions_status_known" CHECK ("conversions"."status" in ('quoted', 'pending', 'processing', 'completed', 'failed', 'expired', 'cancelled', 'refunded'))
);
--> statement-breakpoint
CREATE TABLE "desks" (
	"pair" text PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"buy_price" numeric(36, 18) NOT NULL,
	"sell_price" numeric(36, 18) NOT NULL,
	"spread_pct" numeric(36, 18) NOT NULL,
	"min_size" numeric(36, 18) NOT NULL,
	"max_size" numeric(36, 18) NOT NULL,
	"daily_limit_per_user" numeric(36, 18) NOT NULL,
	"quote_expiry_sec" integer DEFAULT 30 NOT NULL,
	"paused" boolean DEFAULT false NOT NULL,
	"message" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "currencies" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"precision" integer NOT NULL,
	"position" integer NOT NULL,
	"icon_url" text,
	"color" text,
	"price" numeric(36, 18) NOT NULL,
	"price_source" text NOT NULL,
	"price_updated_at" timestamp (3) with time zone NOT NULL,
	"deposit_enabled" boolean NOT NULL,
	"withdraw_enabled" boolean NOT NULL,
	"trade_enabled" boolean NOT NULL,
	"convert_enabled" boolean NOT NULL,
	"off_reasons" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"min_deposit" numeric(36, 18) DEFAULT '0' NOT NULL,
	"min_withdraw" numeric(36, 18) DEFAULT '0' NOT NULL,
	"max_withdraw" numeric(36, 18) DEFAULT '0' NOT NULL,
	"withdraw_fee_type" text NOT NULL,
	"withdraw_fee_value" numeric(36, 18) DEFAULT '0' NOT NULL,
	"limits" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "currencies_type_known" CHECK ("currencies"."type" in ('coin', 'token', 'fiat')),
	CONSTRAINT "currencies_status_known" CHECK ("currencies"."status" in ('enabled', 'hidden', 'disabled'))
);
--> statement-breakpoint
CREATE TABLE "currency_networks" (
	"id" text PRIMARY KEY NOT NULL,
	"currency" text NOT NULL,
	"chain" text NOT NULL,
	"contract" text,
	"confirmations" integer NOT NULL,
	"deposit_enabled" boolean NOT NULL,
	"withdraw_enabled" boolean NOT NULL,
	"min_deposit" numeric(36, 18) DEFAULT '0' NOT NULL,
	"withdraw_fee" numeric(36, 18) DEFAULT '0' NOT NULL,
	"memo_required" boolean DEFAULT false NOT NULL,
	"explorer_tx_url" text,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pair_fee_overrides" (
	"pair" text NOT NULL,
	"group" text NOT NULL,
	"maker" numeric(8, 6) NOT NULL,
	"taker" numeric(8, 6) NOT NULL,
	CONSTRAINT "pair_fee_overrides_pair_group_pk" PRIMARY KEY("pair","group")
);
--> statement-breakpoint
CREATE TABLE "pairs" (
	"symbol" text PRIMARY KEY NOT NULL,
	"base" text NOT NULL,
	"quote" text NOT NULL,
	"status" text NOT NULL,
	"status_before" text,
	"status_reason" text,
	"visible" boolean NOT NULL,
	"position" integer NOT NULL,
	"price_precision" integer NOT NULL,
	"amount_precision" integer NOT NULL,
	"min_price" numeric(36, 18) DEFAULT '0' NOT NULL,
	"max_price" numeric(36, 18) DEFAULT '0' NOT NULL,
	"min_amount" numeric(36, 18) DEFAULT '0' NOT NULL,
	"max_amount" numeric(36, 18) DEFAULT '0' NOT NULL,
	"min_notional" numeric(36, 18) DEFAULT '0' NOT NULL,
	"maker_fee" numeric(8, 6) NOT NULL,
	"taker_fee" numeric(8, 6) NOT NULL,
	"order_types" jsonb NOT NULL,
	"bot_enabled" boolean NOT NULL,
	"price_source" text NOT NULL,
	"price_updated_at" timestamp (3) with time zone NOT NULL,
	"last" numeric(36, 18) NOT NULL,
	"change24h" numeric(36, 18) DEFAULT '0' NOT NULL,
	"high24h" numeric(36, 18) NOT NULL,
	"low24h" numeric(36, 18) NOT NULL,
	"volume24h" numeric(36, 18) DEFAULT '0' NOT NULL,
	"open_orders" integer DEFAULT 0 NOT NULL,
	"spark" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "pairs_status_known" CHECK ("pairs"."status" in ('draft', 'pre-launch', 'full', 'post-only', 'cancel-only', 'paused', 'maintenance', 'delisted'))
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"admin_id" text NOT NULL,
	"new_email" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"admin_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_history" (
	"id" text PRIMARY KEY NOT NULL,
	"admin_id" text,
	"email" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"result" text NOT NULL,
	"reason" text,
	"method" text NOT NULL,
	"session_id" text,
	"ip" text,
	"agent" text,
	"device" text,
	"place" jsonb,
	"new_device" boolean DEFAULT false NOT NULL,
	"disowned_at" timestamp (3) with time zone,
	CONSTRAINT "login_history_result_known" CHECK ("login_history"."result" in ('ok', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "mfa_tickets" (
	"id" text PRIMARY KEY NOT NULL,
	"admin_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp (3) with time zone,
	"context" jsonb
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"admin_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "reset_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"admin_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"admin_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text,
	"method" text NOT NULL,
	"ip" text,
	"agent" text,
	"device" text,
	"place" jsonb
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"blocked_until" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_checkpoints" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"key_id" text NOT NULL,
	"signature" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"session_id" text,
	"action" text NOT NULL,
	"page" text,
	"target_type" text NOT NULL,
	"target_id" text,
	"target_label" text,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"result" text NOT NULL,
	"request_id" text NOT NULL,
	"ip" text,
	"agent" text,
	"prev_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"data" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"admin_id" text NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_admin_id_route_key_pk" PRIMARY KEY("admin_id","route","key")
);
--> statement-breakpoint
CREATE TABLE "meta" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"section" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"secrets" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_settings_history" (
	"id" text PRIMARY KEY NOT NULL,
	"section" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"admin_id" text,
	"admin_name" text,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"reason" text,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "balance_adjustments" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric(36, 18) NOT NULL,
	"category" text NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"approval_id" text,
	"requested_by" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"balance_before" numeric(36, 18),
	"balance_after" numeric(36, 18)
);
--> statement-breakpoint
CREATE TABLE "user_balances" (
	"user_id" integer NOT NULL,
	"currency" text NOT NULL,
	"available" numeric(36, 18) DEFAULT '0' NOT NULL,
	"locked" numeric(36, 18) DEFAULT '0' NOT NULL,
	CONSTRAINT "user_balances_user_id_currency_pk" PRIMARY KEY("user_id","currency")
);
--> statement-breakpoint
CREATE TABLE "user_logins" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"result" text NOT NULL,
	"ip" text,
	"device" text,
	"country" text
);
--> statement-breakpoint
CREATE TABLE "user_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"author_id" text NOT NULL,
	"author_name" text NOT NULL,
	"body" text NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"ip" text,
	"device" text,
	"country" text,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"email" text NOT NULL,
	"username" text,
	"full_name" text NOT NULL,
	"phone" text,
	"country" text,
	"dob" date,
	"state" text NOT NULL,
	"state_reason" text,
	"kyc_status" text NOT NULL,
	"kyc_level" integer DEFAULT 0 NOT NULL,
	"kyc_reject_reason" text,
	"kyc_submitted_at" timestamp (3) with time zone,
	"kyc_reviewed_at" timestamp (3) with time zone,
	"kyc_reviewed_by" text,
	"email_verified" boolean DEFAULT false NOT NULL,
	"otp_enabled" boolean DEFAULT false NOT NULL,
	"flagged" boolean DEFAULT false NOT NULL,
	"flag_reason" text,
	"withdrawal_blocked_until" timestamp (3) with time zone,
	"user_type" text NOT NULL,
	"fee_group" text DEFAULT 'vip-0' NOT NULL,
	"labels" text[] DEFAULT '{}' NOT NULL,
	"balance_usdt" numeric(36, 18) DEFAULT '0' NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"volume30d" numeric(36, 18) DEFAULT '0' NOT NULL,
	"last_login_at" timestamp (3) with time zone,
	"last_ip" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, regexp_replace(normalize(translate(coalesce("email", '') || ' ' || coalesce("full_name", '') || ' ' || coalesce("username", '') || ' ' || coalesce("uid", '') || ' ' || coalesce("phone", ''), '@._+-/', '      '), NFD), '[\u0300-\u036f]', '', 'g'))) STORED,
	CONSTRAINT "users_state_known" CHECK ("users"."state" in ('pending', 'active', 'frozen', 'banned', 'deleted')),
	CONSTRAINT "users_kyc_known" CHECK ("users"."kyc_status" in ('none', 'pending', 'rejected', 'verified', 'expired')),
	CONSTRAINT "users_type_known" CHECK ("users"."user_type" in ('user', 'staff', 'bot'))
);
--> statement-breakpoint
CREATE TABLE "approvals" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"target_id" text NOT NULL,
	"user_id" integer NOT NULL,
	"payload" jsonb NOT NULL,
	"reason" text NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"decision_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "approvals_status_known" CHECK ("approvals"."status" in ('pending', 'approved', 'rejected', 'expired', 'withdrawn')),
	CONSTRAINT "approvals_kind_known" CHECK ("approvals"."kind" in ('balance_adjustment', 'conversion_refund'))
);
--> statement-breakpoint
CREATE TABLE "preferences" (
	"admin_id" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "preferences_admin_id_key_pk" PRIMARY KEY("admin_id","key")
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" text PRIMARY KEY NOT NULL,
	"admin_id" text NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bot_orders" ADD CONSTRAINT "bot_orders_bot_id_bots_id_fk" FOREIGN KEY ("bot_id") REFERENCES "public"."bots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bot_orders" ADD CONSTRAINT "bot_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bot_orders" ADD CONSTRAINT "bot_orders_pair_pairs_symbol_fk" FOREIGN KEY ("pair") REFERENCES "public"."pairs"("symbol") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bots" ADD CONSTRAINT "bots_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bots" ADD CONSTRAINT "bots_pair_pairs_symbol_fk" FOREIGN KEY ("pair") REFERENCES "public"."pairs"("symbol") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_versions" ADD CONSTRAINT "cms_versions_page_id_cms_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."cms_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_template_versions" ADD CONSTRAINT "email_template_versions_template_key_email_templates_key_fk" FOREIGN KEY ("template_key") REFERENCES "public"."email_templates"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversions" ADD CONSTRAINT "conversions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desks" ADD CONSTRAINT "desks_pair_pairs_symbol_fk" FOREIGN KEY ("pair") REFERENCES "public"."pairs"("symbol") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "currency_networks" ADD CONSTRAINT "currency_networks_currency_currencies_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currencies"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pair_fee_overrides" ADD CONSTRAINT "pair_fee_overrides_pair_pairs_symbol_fk" FOREIGN KEY ("pair") REFERENCES "public"."pairs"("symbol") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairs" ADD CONSTRAINT "pairs_base_currencies_code_fk" FOREIGN KEY ("base") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairs" ADD CONSTRAINT "pairs_quote_currencies_code_fk" FOREIGN KEY ("quote") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_history" ADD CONSTRAINT "login_history_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mfa_tickets" ADD CONSTRAINT "mfa_tickets_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reset_tokens" ADD CONSTRAINT "reset_tokens_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_adjustments" ADD CONSTRAINT "balance_adjustments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_balances" ADD CONSTRAINT "user_balances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_logins" ADD CONSTRAINT "user_logins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_notes" ADD CONSTRAINT "user_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_sessions" ADD CONSTRAINT "user_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "admins_email" ON "admins" USING btree ("email");--> statement-breakpoint
CREATE INDEX "admins_last_login" ON "admins" USING btree ("last_login_at" NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token" ON "invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "invitations_admin" ON "invitations" USING btree ("admin_id");--> statement-breakpoint
CREATE UNIQUE INDEX "roles_name" ON "roles" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "bot_orders_created" ON "bot_orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "bot_orders_updated" ON "bot_orders" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "bot_orders_id_start" ON "bot_orders" USING btree ("id" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "bot_orders_tag_start" ON "bot_orders" USING btree ("tag" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "bot_orders_user" ON "bot_orders" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "bot_orders_bot" ON "bot_orders" USING btree ("bot_id","created_at","id");--> statement-breakpoint
CREATE INDEX "bot_orders_pair" ON "bot_orders" USING btree ("pair","created_at","id");--> statement-breakpoint
CREATE INDEX "bot_orders_state" ON "bot_orders" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "bot_orders_state_sort" ON "bot_orders" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "bot_orders_price" ON "bot_orders" USING btree ("price" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "bot_orders_amount" ON "bot_orders" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "bot_orders_value" ON "bot_orders" USING btree ("value_usdt","id");--> statement-breakpoint
CREATE INDEX "bot_orders_pnl" ON "bot_orders" USING btree ("realized_pnl" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "bot_orders_open" ON "bot_orders" USING btree ("pair","side") WHERE "bot_orders"."state" in ('pending', 'open', 'partially_filled');--> statement-breakpoint
CREATE INDEX "bots_user" ON "bots" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "bots_pair" ON "bots" USING btree ("pair","id");--> statement-breakpoint
CREATE INDEX "bots_status" ON "bots" USING btree ("status","id");--> statement-breakpoint
CREATE UNIQUE INDEX "cms_pages_slug" ON "cms_pages" USING btree ("language","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "cms_pages_translation" ON "cms_pages" USING btree ("translation_of","language") WHERE "cms_pages"."translation_of" is not null;--> statement-breakpoint
CREATE INDEX "cms_pages_updated" ON "cms_pages" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "cms_pages_publish" ON "cms_pages" USING btree ("publish_at" NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "cms_versions_number" ON "cms_versions" USING btree ("page_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "email_template_versions_number" ON "email_template_versions" USING btree ("template_key","number");--> statement-breakpoint
CREATE UNIQUE INDEX "conversions_reference" ON "conversions" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "conversions_reference_start" ON "conversions" USING btree ("reference" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "conversions_created" ON "conversions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "conversions_user" ON "conversions" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "conversions_status" ON "conversions" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "conversions_status_sort" ON "conversions" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "conversions_from" ON "conversions" USING btree ("from","id");--> statement-breakpoint
CREATE INDEX "conversions_to" ON "conversions" USING btree ("to","id");--> statement-breakpoint
CREATE INDEX "conversions_value" ON "conversions" USING btree ("value_usdt","id");--> statement-breakpoint
CREATE INDEX "conversions_spread" ON "conversions" USING btree ("spread_bps","id");--> statement-breakpoint
CREATE INDEX "conversions_duration" ON "conversions" USING btree ("duration_ms" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "conversions_desk" ON "conversions" USING btree ("desk","created_at");--> statement-breakpoint
CREATE INDEX "currencies_position" ON "currencies" USING btree ("position","code");--> statement-breakpoint
CREATE UNIQUE INDEX "currency_networks_chain" ON "currency_networks" USING btree ("currency","chain");--> statement-breakpoint
CREATE INDEX "pairs_base" ON "pairs" USING btree ("base");--> statement-breakpoint
CREATE INDEX "pairs_quote" ON "pairs" USING btree ("quote");--> statement-breakpoint
CREATE INDEX "pairs_position" ON "pairs" USING btree ("position","symbol");--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_token" ON "email_changes" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "email_changes_admin" ON "email_changes" USING btree ("admin_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "known_devices_mark" ON "known_devices" USING btree ("admin_id","token_hash");--> statement-breakpoint
CREATE INDEX "login_history_admin" ON "login_history" USING btree ("admin_id","at","id");--> statement-breakpoint
CREATE INDEX "login_history_at" ON "login_history" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "login_history_result" ON "login_history" USING btree ("result","at");--> statement-breakpoint
CREATE INDEX "login_history_ip" ON "login_history" USING btree ("ip" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "mfa_tickets_expires" ON "mfa_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_codes_code" ON "recovery_codes" USING btree ("admin_id","code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "reset_tokens_token" ON "reset_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "reset_tokens_admin" ON "reset_tokens" USING btree ("admin_id","created_at");--> statement-breakpoint
CREATE INDEX "sessions_admin" ON "sessions" USING btree ("admin_id","ended_at","last_seen_at");--> statement-breakpoint
CREATE INDEX "sessions_last_seen" ON "sessions" USING btree ("last_seen_at","id");--> statement-breakpoint
CREATE INDEX "sessions_created" ON "sessions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "attempts_updated" ON "attempts" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_log_id" ON "audit_log" USING btree ("id");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at","seq");--> statement-breakpoint
CREATE INDEX "audit_log_target" ON "audit_log" USING btree ("target_type","target_id","seq");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id" NULLS FIRST,"seq");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","seq");--> statement-breakpoint
CREATE INDEX "audit_log_page" ON "audit_log" USING btree ("page" NULLS FIRST,"seq");--> statement-breakpoint
CREATE INDEX "audit_log_request" ON "audit_log" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("sent_at","next_attempt_at");--> statement-breakpoint
CREATE INDEX "outbox_created" ON "outbox" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_to" ON "outbox" USING btree ("to","created_at");--> statement-breakpoint
CREATE INDEX "site_settings_history_section" ON "site_settings_history" USING btree ("section","at","id");--> statement-breakpoint
CREATE INDEX "balance_adjustments_user" ON "balance_adjustments" USING btree ("user_id","requested_at","id");--> statement-breakpoint
CREATE INDEX "user_balances_currency" ON "user_balances" USING btree ("currency","user_id");--> statement-breakpoint
CREATE INDEX "user_logins_user" ON "user_logins" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE INDEX "user_logins_at" ON "user_logins" USING btree ("at");--> statement-breakpoint
CREATE INDEX "user_notes_user" ON "user_notes" USING btree ("user_id","pinned","created_at","id");--> statement-breakpoint
CREATE INDEX "user_sessions_user" ON "user_sessions" USING btree ("user_id","ended_at","last_seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_uid" ON "users" USING btree ("uid");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search");--> statement-breakpoint
CREATE INDEX "users_labels" ON "users" USING gin ("labels");--> statement-breakpoint
CREATE INDEX "users_email_start" ON "users" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree ("full_name","id");--> statement-breakpoint
CREATE INDEX "users_country" ON "users" USING btree ("country" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "users_state" ON "users" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "users_kyc" ON "users" USING btree ("kyc_status","id");--> statement-breakpoint
CREATE INDEX "users_kyc_waiting" ON "users" USING btree ("kyc_submitted_at" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "users_level" ON "users" USING btree ("kyc_level","id");--> statement-breakpoint
CREATE INDEX "users_otp" ON "users" USING btree ("otp_enabled","id");--> statement-breakpoint
CREATE INDEX "users_flagged" ON "users" USING btree ("flagged","id");--> statement-breakpoint
CREATE INDEX "users_group" ON "users" USING btree ("fee_group","id");--> statement-breakpoint
CREATE INDEX "users_type" ON "users" USING btree ("user_type","id");--> statement-breakpoint
CREATE INDEX "users_balance" ON "users" USING btree ("balance_usdt","id");--> statement-breakpoint
CREATE INDEX "users_volume" ON "users" USING btree ("volume30d","id");--> statement-breakpoint
CREATE INDEX "users_last_login" ON "users" USING btree ("last_login_at" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "approvals_status" ON "approvals" USING btree ("status","requested_at","id");--> statement-breakpoint
CREATE INDEX "approvals_requested" ON "approvals" USING btree ("requested_at","id");--> statement-breakpoint
CREATE INDEX "approvals_expires" ON "approvals" USING btree ("expires_at","id");--> statement-breakpoint
CREATE INDEX "approvals_decided" ON "approvals" USING btree ("decided_at" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "approvals_target" ON "approvals" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "approvals_user" ON "approvals" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree ("admin_id","list","name");--> statement-breakpoint
CREATE INDEX "saved_views_order" ON "saved_views" USING btree ("admin_id","list","position");